// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../test/stand-in/incident-factory.ts'
import { useScreens } from '../../../test/use-screens.tsx'
import { IntegrationsPage } from './integrations-page.tsx'

const HOST = '/api/v1/integrations/github'

describe('a connected source-code host', () => {
  const { show, answer, calls } = useScreens()
  const open = () => show(<IntegrationsPage />, { at: '/dashboard/integrations' })

  async function disconnect(user: ReturnType<typeof open>) {
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }))
  }
  async function showRepositories(user: ReturnType<typeof open>) {
    await screen.findAllByText('Connected')
    await user.click(screen.getByRole('tab', { name: 'Repositories' }))
  }

  it('stands beside three that are coming soon', async () => {
    open()
    await screen.findAllByText('Connected')
    for (const name of ['Slack', 'Jira', 'Google Drive']) screen.getByText(name)
    expect(screen.getAllByText('Coming soon').length).toBe(3)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Repositories'])
  })

  it('says what is left to do at the host, and keeps saying it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'GitHub is disconnected here. Revoke it there, too.'
    answer(`DELETE ${HOST}/disconnect`, 200, {
      success: true,
      message,
      revoke_at_host: true,
      cleanup_summary: { repositories_removed: 2, events_removed: 0, tokens_removed: 1, previous_username: 'octocat' },
    })
    await disconnect(open())
    await screen.findByText(`${message} 2 repositories removed.`)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    screen.getByText(`${message} 2 repositories removed.`)
  })

  it('says when it could not be disconnected, or its repositories not be read', async () => {
    answer(`DELETE ${HOST}/disconnect`, 500, {})
    answer(`GET ${HOST}/repositories`, 500, {})
    const user = open()
    await disconnect(user)
    await screen.findByText('Disconnect Failed')
    await user.click(screen.getByRole('tab', { name: 'Repositories' }))
    await screen.findByText('Repositories could not be loaded')
  })

  it('switches repositories, and says when it could not', async () => {
    answer(`POST ${HOST}/repositories/code-correlation`, 200, { success: false, message: 'The webhook was refused.' })
    const user = open()
    await showRepositories(user)
    await user.click(await screen.findByRole('switch', { name: 'Monitor acme/report-scheduler' }))
    const [sent] = calls(`POST ${HOST}/repositories/monitor`)
    expect(sent?.url).toContain('repository_full_name=acme%2Freport-scheduler&monitor=true')
    await vi.waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Code correlation for acme/checkout' }).hasAttribute('disabled')).toBe(
        false,
      ),
    )
    await user.click(screen.getByRole('switch', { name: 'Code correlation for acme/checkout' }))
    await screen.findByText('The webhook was refused.')
  })

  it('says why a sync failed, and what the host answered where the list is the last one', async () => {
    const user = open()
    await showRepositories(user)
    await screen.findByText('acme/report-scheduler')
    const refused = "GitHub's rate limit is reached. Please try again in 2 minutes."
    answer(`GET ${HOST}/repositories`, 503, { detail: refused })
    await user.click(screen.getByRole('button', { name: 'Sync' }))
    await screen.findByText('Sync Failed')
    expect(screen.getAllByText(refused).length).toBeGreaterThan(0)
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
    answer(`GET ${HOST}/repositories`, 200, { repositories: [repository] })
    await showRepositories(open())
    expect((await screen.findByLabelText<HTMLInputElement>('Branch')).value).toBe('main')
  })

  it('says that there is nothing to choose where the host shows nothing', async () => {
    answer(`GET ${HOST}/repositories`, 200, { repositories: [] })
    const user = open()
    await showRepositories(user)
    await screen.findByText(/This account shows no repositories/)
    await user.type(screen.getByLabelText('Find a repository'), 'x')
    screen.getByText('No repository matches.')
  })

  it('is an error when its status cannot be asked for', async () => {
    answer(`GET ${HOST}/status`, 500, {})
    open()
    expect((await screen.findAllByText('Error')).length).toBeGreaterThan(0)
  })
})

describe('a disconnected source-code host', () => {
  const { show, answer } = useScreens({ isGithubConnected: false })
  const open = () => show(<IntegrationsPage />, { at: '/dashboard/integrations' })

  it.each([
    { status: 500, body: {}, text: 'OAuth start failed: 500' },
    {
      status: 400,
      body: { detail: 'GitHub is not configured.', code: 'github_not_configured' },
      text: 'GitHub is not configured on this installation.',
    },
  ])('says "$text"', async ({ status, body, text }) => {
    answer(`GET ${HOST}/auth/start`, status, body)
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Connect' }))
    if (status === 500) await screen.findByText('Connection Failed')
    await screen.findByText(text)
  })

  it('cannot be asked for where nothing is configured, and says what to do', async () => {
    answer(`GET ${HOST}/status`, 200, {
      integration_type: 'github',
      is_available: true,
      is_configured: false,
      is_connected: false,
      connection_status: 'disconnected',
      message: 'GitHub is not configured on this installation.',
      last_sync: null,
      error_message: null,
      organization: null,
    })
    open()
    expect((await screen.findAllByText('GitHub is not configured on this installation.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Connect' }).hasAttribute('disabled')).toBe(true)
  })
})
