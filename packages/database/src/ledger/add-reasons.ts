import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function addReasons(
  tx: TenantTransaction,
  { customerId, hour, apiKeyId }: { customerId: string; hour: Date; apiKeyId: string },
  reasons: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = Object.entries(reasons)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, count]) => ({ customerId, hour, apiKeyId, reason, count }))
  if (rows.length === 0) return
  await tx
    .insertInto('ingestLedgerReasons')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'hour', 'apiKeyId', 'reason'])
        .doUpdateSet({ count: sql`ingest_ledger_reasons.count + excluded.count` }),
    )
    .execute()
}
