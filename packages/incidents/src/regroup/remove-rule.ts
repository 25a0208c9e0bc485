import { recordAudit } from '@holdfast/database/audit/record-audit'
import { openRule } from '@holdfast/database/grouping/open-rule'
import { removeGroupingRule } from '@holdfast/database/grouping/remove-grouping-rule'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'

export const removeRule = ({ database, vault }: IncidentStore, requester: Requester, ruleId: string): Promise<void> =>
  database.withTenant(requester.customerId, async (tx) => {
    const rule = await removeGroupingRule(tx, ruleId)
    if (!rule) throw new AppError('not_found', 'This rule does not exist any more.')
    const cipher = await vault.cipherOf(tx, requester.customerId)
    const details = { description: openRule(cipher, rule) }
    const object = { type: 'grouping-rule', id: rule.id }
    await recordAudit(tx, { ...requester, action: 'grouping.rule-removed', object, details }, cipher)
  })
