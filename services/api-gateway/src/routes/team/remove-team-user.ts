import { Message, Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { revokeEmailTokens } from '@holdfast/database/accounts/revoke-email-tokens'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import { removePerson } from '@holdfast/database/team/remove-person'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { requireOtherPerson } from './require-other-person.ts'

export const removeTeamUser: Route = async (app, { database, now }) => {
  app.delete(
    '/api/v1/team/users/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['team'],
        params: IdParams,
        querystring: ApiKeyQuery,
        response: { 200: Message, '4xx': Problem },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id: userId } = request.params
      await database.withTenant(caller.customerId, async (tx) => {
        const { email } = await requireOtherPerson(tx, caller, userId)
        await removePerson(tx, { userId, now: now() })
        await revokeSessions(tx, { userId, now: now(), because: 'removed' })
        await revokeEmailTokens(tx, {
          userId,
          purposes: ['verify-email', 'disown', 'reset-password', 'change-email', 'confirm-operator'],
          now: now(),
        })
        const object = { type: 'user', id: userId }
        await recordAudit(tx, { ...requesterOf(request), action: 'team.member-removed', object, details: { email } })
      })
      return { message: 'Team member removed successfully' }
    },
  )
}
