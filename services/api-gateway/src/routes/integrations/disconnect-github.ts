import { DisconnectResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { lockGithubConnection } from '@holdfast/database/github/find-github-connection'
import { openTokens } from '@holdfast/database/github/sealed-tokens'
import { removeGithubConnection } from '@holdfast/database/github/remove-github-connection'
import { revokeToken } from '@holdfast/github/oauth/revoke-token'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Ours is gone at once; the host is told right after, and a host that is down does not keep us from forgetting. */
export const disconnectGithub: Route = async (app, { database, vault, settings }) => {
  app.delete(
    '/api/v1/integrations/github/disconnect',
    {
      config: { access: 'member' },
      schema: { tags: ['integrations'], querystring: ApiKeyQuery, response: { 200: DisconnectResult, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { removed, connection, tokens } = await database.withTenant(customerId, async (tx) => {
        const found = await lockGithubConnection(tx)
        const opened = found && openTokens(await vault.cipherOf(tx, customerId), found)
        const counts = await removeGithubConnection(tx)
        if (found) {
          await recordAudit(tx, {
            ...requesterOf(request),
            action: 'integration.disconnected',
            object: { type: 'integration', id: 'github' },
            details: { username: found.username },
          })
        }
        return { removed: counts, connection: found, tokens: opened }
      })
      const isRevoked = tokens && settings.github ? await revokeToken(settings.github, tokens.accessToken) : true
      const tokenCount = tokens ? 1 + (tokens.refreshToken === null ? 0 : 1) : 0
      return {
        success: true,
        message: describe(connection !== undefined, isRevoked),
        ...(isRevoked ? {} : { revoke_at_host: true }),
        cleanup_summary: {
          repositories_removed: removed.repositories,
          events_removed: removed.events,
          tokens_removed: tokenCount,
          previous_username: connection?.username ?? null,
        },
      }
    },
  )
}

function describe(wasConnected: boolean, isRevoked: boolean): string {
  if (!wasConnected) return 'GitHub was not connected.'
  return isRevoked
    ? 'GitHub is disconnected.'
    : 'GitHub is disconnected here, but could not be told. Revoke the authorization in the settings of GitHub, too.'
}
