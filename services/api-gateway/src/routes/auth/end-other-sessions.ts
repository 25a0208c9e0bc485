import { Message, Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const endOtherSessions: Route = async (app, { database, now }) => {
  app.delete(
    '/api/v1/auth/sessions',
    {
      config: { access: 'member' },
      schema: { tags: ['auth'], querystring: ApiKeyQuery, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId, sessionId } = callerOf(request)
      await database.withTenant(customerId, async (tx) => {
        await revokeSessions(tx, { userId, now: now(), exceptSessionId: sessionId })
        await recordAudit(tx, { ...requesterOf(request), action: 'auth.other-sessions-ended' })
      })
      return { message: 'All other sessions ended.' }
    },
  )
}
