import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The correction has been applied; a rule that was meant for it alone goes. */
export async function settleGroupingChange(tx: TenantTransaction, changeId: string): Promise<void> {
  const settled = await tx
    .updateTable('groupingChanges')
    .set({ appliedAt: sql`now()` })
    .where('id', '=', changeId)
    .returning('ruleId')
    .executeTakeFirst()
  if (!settled?.ruleId) return
  await tx.deleteFrom('groupingRules').where('id', '=', settled.ruleId).where('isOnce', '=', true).execute()
}
