import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** From the next analysis on it is as if nobody had taught it; what was merged or split before stays. */
export async function removeGroupingRule(tx: TenantTransaction, ruleId: string) {
  const removed = await tx
    .deleteFrom('groupingRules')
    .where('id', '=', ruleId)
    .returning(['id', 'description', 'sealedDescription', 'mergedIncidentId'])
    .executeTakeFirst()
  if (removed?.mergedIncidentId) {
    await tx
      .updateTable('incidents')
      .set({ fingerprint: `merged:${removed.mergedIncidentId}` })
      .where('id', '=', removed.mergedIncidentId)
      .where('mergedInto', 'is not', null)
      .execute()
  }
  return removed
}
