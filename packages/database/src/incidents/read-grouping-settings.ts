import { CustomerSettings } from '@holdfast/contracts/settings'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

const GroupingSettings = CustomerSettings.pick({ min_occurrences: true, quiet_gap_minutes: true })

/** How this company wants its incidents opened and told apart. */
export async function readGroupingSettings(
  tx: TenantTransaction,
  customerId: string,
): Promise<{ minOccurrences: number; quietGapMs: number }> {
  const row = await tx.selectFrom('customers').select('settings').where('id', '=', customerId).executeTakeFirst()
  const settings = GroupingSettings.parse(row?.settings ?? {})
  return { minOccurrences: settings.min_occurrences, quietGapMs: settings.quiet_gap_minutes * 60_000 }
}
