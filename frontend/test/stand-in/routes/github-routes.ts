import { idOf } from '../incident-factory.ts'
import { now, ok, type Routes } from './route.ts'

const repository = (number: number, name: string, isMonitored: boolean) => ({
  id: idOf(700 + number),
  full_name: `acme/${name}`,
  name,
  owner: 'acme',
  is_monitored: isMonitored,
  webhook_configured: isMonitored,
  enable_code_correlation: number === 0,
  service_name_mapping: number === 0 ? 'orders-api' : null,
  default_branch: 'main',
})

export const githubRoutes: Routes = [
  [
    'GET /api/v1/integrations/github/status',
    (state) =>
      ok({
        integration_type: 'github',
        is_available: true,
        is_configured: true,
        is_connected: state.isGithubConnected,
        connection_status: state.isGithubConnected ? 'connected' : 'disconnected',
        message: state.isGithubConnected ? 'Connected as acme-bot.' : 'Not connected.',
        last_sync: now(),
        error_message: null,
        organization: 'acme',
      }),
  ],
  [
    'GET /api/v1/integrations/github/repositories',
    () =>
      ok({
        repositories: [
          repository(0, 'orders-api', true),
          repository(1, 'checkout', true),
          repository(2, 'report-scheduler', false),
        ],
      }),
  ],
  ['POST /api/v1/integrations/github/repositories/*', () => ok({ success: true, message: 'Done.' })],
  [
    'DELETE /api/v1/integrations/github/disconnect',
    (state) => {
      state.isGithubConnected = false
      return ok({
        success: true,
        message: 'Disconnected.',
        cleanup_summary: {
          repositories_removed: 2,
          events_removed: 0,
          tokens_removed: 1,
          previous_username: 'acme-bot',
        },
      })
    },
  ],
  [
    'GET /api/v1/integrations/github/auth/callback',
    () => ok({ success: true, message: 'Connected as acme-bot.', username: 'acme-bot' }),
  ],
]
