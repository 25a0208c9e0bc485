import { IntegrationStatus } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { findGithubConnection, type GithubConnection } from '@holdfast/database/github/find-github-connection'
import { hasOpenAuthState } from '@holdfast/database/github/has-open-auth-state'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const showGithubStatus: Route = async (app, { database, settings, now }) => {
  app.get(
    '/api/v1/integrations/github/status',
    {
      config: { access: 'member' },
      schema: {
        tags: ['integrations'],
        querystring: ApiKeyQuery,
        response: { 200: IntegrationStatus, '4xx': Problem },
      },
    },
    (request) =>
      database.withTenant(callerOf(request).customerId, async (tx) =>
        describeStatus({
          connection: await findGithubConnection(tx),
          isPending: await hasOpenAuthState(tx, now()),
          isConfigured: settings.github !== undefined,
        }),
      ),
  )
}

interface StatusFacts {
  readonly connection: GithubConnection | undefined
  readonly isPending: boolean
  readonly isConfigured: boolean
}

/** A dead host is an error of a connection that still stands; refused tokens are one of a connection that doesn't. */
function describeStatus({ connection, isPending, isConfigured }: StatusFacts): IntegrationStatus {
  const isConnected = isConfigured && connection !== undefined && !connection.needsReconnect
  const hasError = isConfigured && connection !== undefined && connection.errorMessage !== null
  const status = hasError ? 'error' : isConnected ? 'connected' : isPending && isConfigured ? 'pending' : 'disconnected'
  const messages = {
    connected: `Connected to GitHub as ${connection?.username}.`,
    pending: 'Waiting for the authorization at GitHub.',
    disconnected: isConfigured ? 'GitHub is not connected.' : 'GitHub is not configured on this installation.',
    error: connection?.errorMessage ?? 'GitHub cannot be used.',
  }
  return {
    integration_type: 'github',
    is_available: true,
    is_configured: isConfigured,
    is_connected: isConnected,
    connection_status: status,
    message: messages[status],
    last_sync: connection?.lastSync?.toISOString() ?? null,
    error_message: hasError ? connection.errorMessage : null,
    organization: connection?.organization ?? connection?.username ?? null,
  }
}
