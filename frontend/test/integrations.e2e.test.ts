import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const ADDRESS = '/dashboard/integrations'

describe('a connected source-code host', () => {
  const { open } = useDashboard()

  it('stands beside three that are coming soon', async () => {
    const page = await open(ADDRESS)
    await seeText(page, 'Connected')
    for (const name of ['Slack', 'Jira', 'Google Drive']) await seeText(page, name)
    expect(await page.getByText('Coming soon', { exact: true }).count()).toBe(3)
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Overview', 'Repositories'])
  })

  it('is disconnected after a question, and asked again half a second later', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => fresh.clock.install() })
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await seeText(page, '2 repositories removed.')
    await page.clock.fastForward(500)
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
  })

  it('says what is left to do at the host, and keeps saying it', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => fresh.clock.install() })
    const message = 'GitHub is disconnected here. Revoke it there, too.'
    await answer(page, /github\/disconnect/, 200, {
      success: true,
      message,
      revoke_at_host: true,
      cleanup_summary: { repositories_removed: 2, events_removed: 0, tokens_removed: 1, previous_username: 'octocat' },
    })
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await seeText(page, `${message} 2 repositories removed.`)
    await page.clock.fastForward(60_000)
    await seeText(page, `${message} 2 repositories removed.`)
  })

  it('says when it could not be disconnected, or its repositories not be read', async () => {
    const page = await open(ADDRESS)
    await answer(page, /github\/disconnect/, 500, {})
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await seeText(page, 'Disconnect Failed')
    await answer(page, /github\/repositories/, 500, {})
    await page.getByRole('tab', { name: 'Repositories' }).click()
    await seeText(page, 'Repositories could not be loaded')
  })

  it('switches repositories, and says when it could not', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('tab', { name: 'Repositories' }).click()
    const sent = page.waitForRequest(/repositories\/monitor/)
    await page.getByRole('switch', { name: 'Monitor acme/report-scheduler' }).click()
    expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toMatchObject({
      repository_full_name: 'acme/report-scheduler',
      monitor: 'true',
    })
    await answer(page, /repositories\/code-correlation/, 200, { success: false, message: 'The webhook was refused.' })
    await page.getByRole('switch', { name: 'Code correlation for acme/checkout' }).click()
    await seeText(page, 'The webhook was refused.')
  })

  it('says why a sync failed, and what the host answered where the list is the last one', async () => {
    const page = await open(ADDRESS)
    await page.getByRole('tab', { name: 'Repositories' }).click()
    await page.getByText('acme/report-scheduler').waitFor()
    const refused = "GitHub's rate limit is reached. Please try again in 2 minutes."
    await answer(page, /github\/repositories/, 503, { detail: refused })
    await page.getByRole('button', { name: 'Sync' }).click()
    await seeText(page, 'Sync Failed')
    await seeText(page, refused)
  })

  it('takes main for the branch of a repository that names none', async () => {
    const repository = {
      id: idOf(700),
      full_name: 'acme/orders-api',
      name: 'orders-api',
      owner: 'acme',
      is_monitored: true,
      webhook_configured: true,
      enable_code_correlation: true,
      service_name_mapping: null,
    }
    const page = await open(ADDRESS, {
      prepare: (fresh) => answer(fresh, /github\/repositories/, 200, { repositories: [repository] }),
    })
    await page.getByRole('tab', { name: 'Repositories' }).click()
    const branch = page.getByLabel('Branch')
    await branch.waitFor()
    expect(await branch.inputValue()).toBe('main')
  })

  it('says that there is nothing to choose where the host shows nothing', async () => {
    const page = await open(ADDRESS, {
      prepare: (fresh) => answer(fresh, /github\/repositories/, 200, { repositories: [] }),
    })
    await page.getByRole('tab', { name: 'Repositories' }).click()
    await seeText(page, /This account shows no repositories/)
    await page.getByLabel('Find a repository').fill('x')
    await seeText(page, 'No repository matches.')
  })

  it('is an error when its status cannot be asked for', async () => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, /github\/status/, 500, {}) })
    await seeText(page, 'Error')
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

  it.each([
    { status: 500, body: {}, text: 'OAuth start failed: 500' },
    {
      status: 400,
      body: { detail: 'GitHub is not configured.', code: 'github_not_configured' },
      text: 'GitHub is not configured on this installation.',
    },
  ])('says "$text"', async ({ status, body, text }) => {
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, /github\/auth\/start/, status, body) })
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    if (status === 500) await seeText(page, 'Connection Failed')
    await seeText(page, text)
  })

  it('cannot be asked for where nothing is configured, and says what to do', async () => {
    const status = {
      integration_type: 'github',
      is_available: true,
      is_configured: false,
      is_connected: false,
      connection_status: 'disconnected',
      message: 'GitHub is not configured on this installation.',
      last_sync: null,
      error_message: null,
      organization: null,
    }
    const page = await open(ADDRESS, { prepare: (fresh) => answer(fresh, /github\/status/, 200, status) })
    await seeText(page, 'GitHub is not configured on this installation.')
    expect(await page.getByRole('button', { name: 'Connect', exact: true }).isDisabled()).toBe(true)
  })
})
