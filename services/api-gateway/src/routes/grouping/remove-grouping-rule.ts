import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { removeGroupingRule as forgetRule } from '@holdfast/database/grouping/remove-grouping-rule'
import { openRule } from '@holdfast/database/grouping/open-rule'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const removeGroupingRule: Route = async (app, { database, vault }) => {
  app.delete(
    '/api/v1/dashboard/grouping/rules/:id',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      await database.withTenant(customerId, async (tx) => {
        const rule = await forgetRule(tx, request.params.id)
        if (!rule) throw new AppError('not_found', 'This rule does not exist any more.')
        const cipher = await vault.cipherOf(tx, customerId)
        const details = { description: openRule(cipher, rule) }
        const object = { type: 'grouping-rule', id: rule.id }
        await recordAudit(tx, { ...auditOf(request), action: 'grouping.rule-removed', object, details }, cipher)
      })
      return { message: 'Rule removed. It no longer counts from the next analysis on.' }
    },
  )
}
