import { Message, Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSession } from '@holdfast/database/sessions/revoke-session'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const signOut: Route = async (app, { database, now }) => {
  app.post(
    '/api/v1/auth/logout',
    { config: { access: 'member' }, schema: { tags: ['auth'], response: { 200: Message, '4xx': Problem } } },
    async (request) => {
      const { customerId, sessionId, userId } = callerOf(request)
      await database.withTenant(customerId, async (tx) => {
        await revokeSession(tx, { sessionId, userId, now: now() })
        await recordAudit(tx, { ...requesterOf(request), action: 'auth.signed-out' })
      })
      return { message: 'Signed out.' }
    },
  )
}
