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

function describeStatus(facts: StatusFacts): IntegrationStatus {
  const { connection, isConfigured } = facts
  const status = statusOf(facts)
  return {
    integration_type: 'github',
    is_available: true,
    is_configured: isConfigured,
    is_connected: isConfigured && connection !== undefined && !connection.needsReconnect,
    connection_status: status,
    message: messageOf(status, facts),
    last_sync: connection?.lastSync?.toISOString() ?? null,
    error_message: status === 'error' ? (connection?.errorMessage ?? null) : null,
    organization: connection?.organization ?? connection?.username ?? null,
  }
}

type Status = IntegrationStatus['connection_status']

/** A dead host is an error of a connection that still stands; refused tokens are one of a connection that doesn't. */
function statusOf({ connection, isPending, isConfigured }: StatusFacts): Status {
  if (!isConfigured) return 'disconnected'
  if (typeof connection?.errorMessage === 'string') return 'error'
  if (connection && !connection.needsReconnect) return 'connected'
  return isPending ? 'pending' : 'disconnected'
}

function messageOf(status: Status, { connection, isConfigured }: StatusFacts): string {
  if (status === 'connected') return `Connected to GitHub as ${connection?.username}.`
  if (status === 'pending') return 'Waiting for the authorization at GitHub.'
  if (status === 'error') return connection?.errorMessage ?? 'GitHub cannot be used.'
  return isConfigured ? 'GitHub is not connected.' : 'GitHub is not configured on this installation.'
}
