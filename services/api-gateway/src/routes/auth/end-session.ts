import { Message, Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSession } from '@holdfast/database/sessions/revoke-session'
import { AppError } from '@holdfast/runtime/app-error'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const endSession: Route = async (app, { database, now }) => {
  app.delete(
    '/api/v1/auth/sessions/:id',
    {
      config: { access: 'member' },
      schema: {
        tags: ['auth'],
        params: IdParams,
        querystring: ApiKeyQuery,
        response: { 200: Message, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { id: sessionId } = request.params
      await database.withTenant(customerId, async (tx) => {
        if (!(await revokeSession(tx, { sessionId, userId, now: now() }))) {
          throw new AppError('not_found', 'There is no such session.')
        }
        const object = { type: 'session', id: sessionId }
        await recordAudit(tx, { ...requesterOf(request), action: 'auth.session-ended', object })
      })
      return { message: 'Session ended.' }
    },
  )
}
