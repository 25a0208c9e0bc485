import { sql } from 'kysely'
import { noApiKeyId } from '../schema/ingest-ledger-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addReasons } from './add-reasons.ts'
import { ledgerHour } from './ledger-hour.ts'

export type BatchOutcome = { state: 'analysed' } | { state: 'failed'; reason: string }

export interface SettledRecords {
  readonly customerId: string
  readonly apiKeyId: string | null
  readonly recordCount: number
  readonly receivedAt: Date
}

/** Counts records that waited as analyzed or failed, in the hour they came in. */
export async function moveWaiting(tx: TenantTransaction, batch: SettledRecords, outcome: BatchOutcome): Promise<void> {
  const { customerId, recordCount } = batch
  const key = { customerId, hour: ledgerHour(batch.receivedAt), apiKeyId: batch.apiKeyId ?? noApiKeyId }
  if (outcome.state === 'failed') await addReasons(tx, key, { [`failed:${outcome.reason}`]: recordCount })
  await tx
    .updateTable('ingestLedger')
    .set({
      waiting: sql`waiting - ${recordCount}`,
      [outcome.state]: sql`${sql.ref(outcome.state)} + ${recordCount}`,
    })
    .where('hour', '=', key.hour)
    .where('apiKeyId', '=', key.apiKeyId)
    .execute()
}
