import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { removeGroupingRule as forgetRule } from '@holdfast/database/grouping/remove-grouping-rule'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const removeGroupingRule: Route = async (app, { database }) => {
  app.delete(
    '/api/v1/dashboard/grouping/rules/:id',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      await database.withTenant(callerOf(request).customerId, async (tx) => {
        const description = await forgetRule(tx, request.params.id)
        if (description === undefined) throw new AppError('not_found', 'This rule does not exist any more.')
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'grouping.rule-removed',
          object: { type: 'grouping-rule', id: request.params.id },
          details: { description },
        })
      })
      return { message: 'Rule removed. It no longer counts from the next analysis on.' }
    },
  )
}
