import { ConfirmOperatorRequest } from '@holdfast/contracts/operators'
import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { confirmOperator as giveRights } from '@holdfast/database/accounts/confirm-operator'
import { listOperators } from '@holdfast/database/accounts/list-operators'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import { requirePassword } from '../../identity/require-password.ts'
import type { Route } from '../../route-dependencies.ts'

/** The second word that operator rights need, by one who has them, with their password. */
export const confirmOperator: Route = async (app, dependencies) => {
  const { database, settings, now } = dependencies
  app.post(
    '/api/v1/admin/operators/:id/confirm',
    {
      config: { access: 'operator' },
      schema: {
        tags: ['admin'],
        params: IdParams,
        body: ConfirmOperatorRequest,
        response: { 200: Message, '4xx': Problem },
      },
    },
    async (request) => {
      await requirePassword(request, dependencies, request.body.password)
      const userId = request.params.id
      const people = await database.withSystem('operator-telemetry', (tx) => listOperators(tx, settings.operatorEmails))
      const person = people.find((one) => one.id === userId)
      if (!person) throw new AppError('not_found', 'OPERATOR_EMAILS names no person with this id.')
      const { customerId } = person
      await database.withTenant(customerId, async (tx) => {
        if (!(await giveRights(tx, { userId, now: now() }))) {
          throw new AppError('conflict', 'This person has the rights, or has not proved the address for them yet.')
        }
        // Their company hears of it, and not who of another company it was; the hook names them in their own.
        await recordAudit(tx, {
          customerId,
          action: 'operator.confirmed',
          actor: null,
          address: request.ip,
          requestId: request.id,
          object: { type: 'user', id: userId },
          details: { by: callerOf(request).email },
        })
      })
      request.log.warn({ user_id: userId }, 'an operator confirmed another')
      return { message: `${person.email} is an operator now.` }
    },
  )
}
