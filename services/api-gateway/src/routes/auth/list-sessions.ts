import { SessionList } from '@holdfast/contracts/auth'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { listSessions as findSessions } from '@holdfast/database/sessions/list-sessions'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listSessions: Route = async (app, { database, now }) => {
  app.get(
    '/api/v1/auth/sessions',
    {
      config: { access: 'member' },
      schema: { tags: ['auth'], querystring: ApiKeyQuery, response: { 200: SessionList, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId, sessionId } = callerOf(request)
      const rows = await database.withTenant(customerId, (tx) => findSessions(tx, { userId, now: now() }))
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          address: row.address,
          user_agent: row.userAgent,
          is_current: row.id === sessionId,
        })),
      }
    },
  )
}
