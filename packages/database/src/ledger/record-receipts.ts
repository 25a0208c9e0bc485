import { sql } from 'kysely'
import { noApiKeyId } from '../schema/ingest-ledger-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addReasons } from './add-reasons.ts'
import { ledgerHour } from './ledger-hour.ts'

/** What became of the records of one request when it came in. */
export interface Receipt {
  readonly apiKeyId: string | null
  readonly receivedAt: Date
  readonly stored: number
  readonly duplicate: number
  readonly rejected: number
  /** `rejected:too-deep` → 3, `truncated:line-too-long` → 1. */
  readonly reasons: Readonly<Record<string, number>>
}

/** Counts receipts in the ledger. Call it last in the transaction: it locks the row that all of an hour share. */
export async function recordReceipts(
  tx: TenantTransaction,
  customerId: string,
  receipts: readonly Receipt[],
): Promise<void> {
  const rows = new Map<string, ReturnType<typeof emptyRow>>()
  for (const receipt of receipts) {
    const key = { customerId, hour: ledgerHour(receipt.receivedAt), apiKeyId: receipt.apiKeyId ?? noApiKeyId }
    const name = `${key.hour.getTime()} ${key.apiKeyId}`
    const row = rows.get(name) ?? emptyRow(key)
    row.received += receipt.stored + receipt.duplicate + receipt.rejected
    row.stored += receipt.stored
    row.waiting += receipt.stored
    row.duplicate += receipt.duplicate
    row.rejected += receipt.rejected
    for (const [reason, count] of Object.entries(receipt.reasons)) {
      row.reasons[reason] = (row.reasons[reason] ?? 0) + count
    }
    rows.set(name, row)
  }
  // In one order everywhere, so that two writers can't wait for each other.
  for (const [, { reasons, ...row }] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await addReasons(tx, row, reasons)
    await tx
      .insertInto('ingestLedger')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['customerId', 'hour', 'apiKeyId']).doUpdateSet({
          received: sql`ingest_ledger.received + excluded.received`,
          stored: sql`ingest_ledger.stored + excluded.stored`,
          waiting: sql`ingest_ledger.waiting + excluded.waiting`,
          duplicate: sql`ingest_ledger.duplicate + excluded.duplicate`,
          rejected: sql`ingest_ledger.rejected + excluded.rejected`,
        }),
      )
      .execute()
  }
}

function emptyRow(key: { customerId: string; hour: Date; apiKeyId: string }) {
  const reasons: Record<string, number> = {}
  return { ...key, received: 0, stored: 0, waiting: 0, duplicate: 0, rejected: 0, reasons }
}
