import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 1 })
const ADDRESS = 'help@holdfast.example'

describe('where a support address is set', () => {
  it('stands in the terms and in the application', async () => {
    state().installation.support_email = ADDRESS
    const page = await open('/terms-and-privacy', { user: null })
    const links = page.getByRole('link', { name: ADDRESS })
    await links.first().waitFor()
    expect(await links.count()).toBe(2)
    expect(await links.first().getAttribute('href')).toBe(`mailto:${ADDRESS}`)
    const inside = await open('/dashboard/settings/organization')
    await seeText(inside, /Contact support to change the name/)
    await inside.getByRole('link', { name: ADDRESS }).waitFor()
    await inside.getByRole('button', { name: /^User menu/ }).click()
    await inside.getByRole('menuitem', { name: `Contact support ${ADDRESS}` }).waitFor()
  })
})

describe('without one', () => {
  it('makes sense', async () => {
    const page = await open('/terms-and-privacy', { user: null })
    await seeText(
      page,
      'Questions about any of this? Contact is by email, to the administrator of this Holdfast installation.',
    )
    await seeText(page, /erasure, contact the administrator of this installation by email\.$/)
    expect(await page.locator('a[href^="mailto:"]').count()).toBe(0)
    const inside = await open('/dashboard/settings/organization')
    await seeText(inside, /Contact support \(the administrator of this installation\)/)
    await inside.getByRole('button', { name: /^User menu/ }).click()
    await inside.getByRole('menuitem', { name: 'Logout' }).waitFor()
    expect(await inside.getByRole('menuitem', { name: /Contact support/ }).count()).toBe(0)
  })
})

it('tells who signs up where the mail waits when no server takes it', async () => {
  state().installation.outbox_path = '/dev/outbox'
  const page = await open('/email-sent', { user: null })
  await seeText(page, /This installation has no mail server/)
  expect(await page.getByRole('link', { name: '/dev/outbox' }).getAttribute('href')).toBe('/dev/outbox')
  state().installation.outbox_path = null
  await page.reload()
  await seeText(page, 'The verification link expires in 24 hours.')
  expect(await page.getByText(/no mail server/).count()).toBe(0)
})
