import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { useDashboard } from './use-dashboard.ts'

const ADDRESS = '/dashboard/integrations'

describe('a connected source-code host', () => {
  const { open } = useDashboard()

  it('is disconnected after a question, and asked again half a second later', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => fresh.clock.install() })
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await seeText(page, '2 repositories removed.')
    await page.clock.fastForward(500)
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
  })
})

describe('a disconnected source-code host', () => {
  const { open } = useDashboard({ isGithubConnected: false })

  it('is connected at the host', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const page = await open(ADDRESS, {
      prepare: (fresh) =>
        fresh.route(/github\/auth\/start/, async (route) => {
          await isReleased
          await route.fulfill({ json: { auth_url: 'http://127.0.0.1:1/authorize?state=s' } })
        }),
    })
    const left = page.waitForRequest('http://127.0.0.1:1/authorize?state=s')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await seeText(page, 'Pending')
    release()
    expect((await left).isNavigationRequest()).toBe(true)
  })
})
