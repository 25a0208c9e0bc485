import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { admin, member } from './stand-in/people.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard()
const asMember = {
  user: member,
  prepare: (page: Parameters<typeof answer>[0]) => answer(page, '**/auth/me', 503, {}),
}

describe('the profile', () => {
  it('offers Save Changes once something changed, and tells how it went', async () => {
    const page = await open('/dashboard/settings', { prepare: (fresh) => fresh.clock.install() })
    await page.getByLabel('First name').waitFor()
    expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
    await page.getByLabel('First name').fill('Augusta')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeText(page, 'Settings saved')
    expect(state().user.first_name).toBe('Augusta')
    await page.clock.fastForward(2_000)
    await page.getByText('Settings saved').waitFor({ state: 'detached' })
    await answer(page, '**/api/v1/settings', 400, { detail: 'Current password is incorrect.' }, 'POST')
    await page.getByLabel('Current password', { exact: true }).fill('a')
    await page.getByLabel('New password', { exact: true }).fill('Sturdy-rope7')
    await page.getByLabel('Confirm new password', { exact: true }).fill('Sturdy')
    await seeText(page, 'Passwords do not match')
    expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
    for (const name of ['current', 'new', 'confirm new'])
      await page.getByRole('button', { name: `Show ${name} password`, exact: true }).click()
    expect(await page.locator('input[type="password"]').count()).toBe(0)
    await page.getByLabel('Confirm new password', { exact: true }).fill('Sturdy-rope7')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeText(page, 'Failed to save settings: Current password is incorrect.')
    await page.clock.fastForward(3_000)
    await page.getByText(/Failed to save settings/).waitFor({ state: 'detached' })
  })

  it('rests after another address was asked for', async () => {
    const page = await open('/dashboard/settings')
    await page.getByLabel('Email').fill('augusta@example.com')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await seeText(page, /We sent a link to augusta@example.com/)
    await page.getByText('Settings saved').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save Changes' }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
  })

  it('says when it could not be loaded', async () => {
    const page = await open('/dashboard/settings', { prepare: (fresh) => answer(fresh, '**/api/v1/settings', 500, {}) })
    await seeText(page, 'Failed to load settings')
  })
})

describe('the analysis', () => {
  it('is sent as chosen, with the mail that one wants oneself', async () => {
    const page = await open('/dashboard/settings/analysis')
    await page.getByRole('switch', { name: 'Mail on a new incident' }).click()
    await page.getByLabel('Events before an incident opens').fill('3')
    await page.getByLabel('Quiet minutes between two episodes').fill('30')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/settings'))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await sent).postDataJSON()).toEqual({
      user_settings: { email_on_incident: true },
      customer_settings: { min_occurrences: 3, quiet_gap_minutes: 30 },
    })
    await seeText(page, 'Settings saved')
  })

  it('leaves a member the mail alone', async () => {
    const page = await open('/dashboard/settings/analysis', asMember)
    await page.getByRole('switch', { name: 'Mail on a new incident' }).click()
    expect(await page.getByLabel('Events before an incident opens').isDisabled()).toBe(true)
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/settings'))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await sent).postDataJSON()).toEqual({ user_settings: { email_on_incident: true } })
  })
})

describe('the organization', () => {
  it('is erased with its name and the password, later, and can be kept until then', async () => {
    const page = await open('/dashboard/settings/organization')
    await page.getByRole('button', { name: 'Erase company…' }).click()
    const erase = page.getByRole('button', { name: 'Erase in three days' })
    await page.getByLabel('Your password', { exact: true }).fill('Sturdy-rope7')
    expect(await erase.isDisabled()).toBe(true)
    await page.getByLabel(/^Type .* to confirm$/).fill('Acme Shipping')
    await erase.click()
    await seeText(page, /will be erased on .*Any admin can call it off/)
    await page.getByRole('button', { name: 'Call it off' }).click()
    await page.getByRole('button', { name: 'Erase company…' }).waitFor()
    expect(state().eraseAt).toBeNull()
  })

  it('has a fixed name and a key to copy', async () => {
    const page = await open('/dashboard/settings/organization', { permissions: ['clipboard-read', 'clipboard-write'] })
    expect(await page.getByLabel('Organization name').getAttribute('readonly')).not.toBeNull()
    await seeText(page, /Contact support/)
    await page.getByRole('button', { name: 'Copy the API key' }).click()
    await seeText(page, 'Copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hf_stand_in_7Qm2vX9kLp4R')
    await page.getByText('Copied!').waitFor({ state: 'detached' })
  })

  it('says that the key was copied for two seconds', async () => {
    const page = await open('/dashboard/settings/organization', {
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (fresh) => fresh.clock.install(),
    })
    await page.getByRole('button', { name: 'Copy the API key' }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Copy the API key' }).click()
    await seeText(page, 'Copied!')
    await page.clock.runFor(1_900)
    expect(await page.getByText('Copied!').count()).toBe(1)
    await page.clock.runFor(100)
    await page.getByText('Copied!').waitFor({ state: 'detached' })
  })

  it('only logs a key that could not be copied', async () => {
    const page = await open('/dashboard/settings/organization', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
        }),
    })
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Could not copy'))
    await page.getByRole('button', { name: 'Copy the API key' }).click()
    await logged
    expect(await page.getByText('Copied!').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('the team', () => {
  it('is opened from the user menu and managed by an admin, who cannot touch their own row', async () => {
    const page = await open('/dashboard')
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Manage Team' }).click()
    await seePath(page, '/dashboard/settings/team')
    await page.getByLabel('Role of Grace Hopper').selectOption('admin')
    await seeText(page, 'Role updated successfully')
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await seeText(page, 'User status updated')
    expect(state().team.map(({ role, is_active }) => [role, is_active])).toEqual([
      ['admin', true],
      ['admin', false],
      ['member', false],
    ])
    expect(await page.getByLabel('Role of Ada Lovelace').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Remove Ada Lovelace' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Remove Alan Turing' }).click()
    await seeText(page.getByRole('alertdialog'), 'Are you sure you want to remove this team member?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('alan@example.com').waitFor({ state: 'detached' })
  })

  it('is only read by a member', async () => {
    const page = await open('/dashboard/settings/team', asMember)
    await seeText(page, 'Only administrators can manage team members')
    await seeText(page, 'ada@example.com')
    expect(await page.getByRole('button', { name: /Add member|Remove|activate/i }).count()).toBe(0)
    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Manage Team' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Telemetry' }).count()).toBe(0)
  })
})

describe('telemetry', () => {
  it('covers the screen for the operator, and closes', async () => {
    const page = await open('/dashboard', { user: admin })
    await page.getByRole('button', { name: 'Telemetry' }).click()
    const overlay = page.getByRole('dialog', { name: 'Admin Telemetry' })
    await seeText(overlay, '148')
    await seeText(overlay, 'API key obtained')
    await overlay.getByRole('button', { name: 'Close' }).click()
    await overlay.waitFor({ state: 'detached' })
  })
})

describe('the apps', () => {
  it.each(['alerts'])('%s is coming soon', async (name) => {
    const page = await open(`/dashboard/${name}`)
    await seeText(page, 'Feature coming soon')
  })
})
