import { User } from '@holdfast/contracts/people'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { UpdateTeamUserRequest } from '@holdfast/contracts/team'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import { updatePerson } from '@holdfast/database/team/update-person'
import { AppError } from '@holdfast/runtime/app-error'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { describeUser } from '../../identity/describe-user.ts'
import type { Route } from '../../route-dependencies.ts'
import { requireOtherPerson } from './require-other-person.ts'

export const updateTeamUser: Route = async (app, { database, now }) => {
  app.patch(
    '/api/v1/team/users/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['team'],
        params: IdParams,
        querystring: ApiKeyQuery,
        body: UpdateTeamUserRequest,
        response: { 200: User, '4xx': Problem },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id: userId } = request.params
      const { role, is_active: isActive } = request.body
      const updated = await database.withTenant(caller.customerId, async (tx) => {
        const before = await requireOtherPerson(tx, caller, userId)
        const change = { ...(role === undefined ? {} : { role }), ...(isActive === undefined ? {} : { isActive }) }
        const after = await updatePerson(tx, { userId, ...change })
        if (!after) throw new AppError('not_found', 'There is no such team member.')
        const object = { type: 'user', id: userId }
        const audit = (action: string, from: unknown, to: unknown) =>
          recordAudit(tx, { ...requesterOf(request), action, object, details: { email: after.email, from, to } })
        if (after.role !== before.role) await audit('team.role-changed', before.role, after.role)
        if (after.isActive !== before.isActive) {
          await audit(
            after.isActive ? 'team.member-activated' : 'team.member-deactivated',
            before.isActive,
            after.isActive,
          )
        }
        // Tokens carry the role, and a deactivated person must be out at the next request.
        if (after.role !== before.role || !after.isActive) {
          await revokeSessions(tx, { userId, now: now(), because: after.isActive ? 'role-changed' : 'deactivated' })
        }
        return after
      })
      return describeUser(updated)
    },
  )
}
