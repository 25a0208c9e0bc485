import { sql } from 'kysely'
import { addReasons } from '../ledger/add-reasons.ts'
import { ledgerHour } from '../ledger/ledger-hour.ts'
import { noApiKeyId } from '../schema/ingest-ledger-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Puts a failed batch back among the waiting ones, in the ledger and in its job too. False: it is not failed. */
export async function retryFailedBatch(tx: TenantTransaction, batchId: string): Promise<boolean> {
  const failed = await tx
    .selectFrom('logBatches')
    .select(['customerId', 'apiKeyId', 'jobId', 'recordCount', 'receivedAt', 'failedReason'])
    .where('id', '=', batchId)
    .where('state', '=', 'failed')
    .forUpdate()
    .executeTakeFirst()
  if (!failed) return false
  await tx
    .updateTable('logBatches')
    .set({ state: 'waiting', failedReason: null, settledAt: null })
    .where('id', '=', batchId)
    .execute()
  if (failed.jobId) {
    await tx
      .updateTable('logJobs')
      .set({ status: 'processing', detail: null, finishedAt: null, settledBatches: sql`settled_batches - 1` })
      .where('id', '=', failed.jobId)
      .where('status', '!=', 'cancelled')
      .execute()
  }
  const { customerId, recordCount } = failed
  const key = { customerId, hour: ledgerHour(failed.receivedAt), apiKeyId: failed.apiKeyId ?? noApiKeyId }
  await tx
    .updateTable('ingestLedger')
    .set({ failed: sql`failed - ${recordCount}`, waiting: sql`waiting + ${recordCount}` })
    .where('hour', '=', key.hour)
    .where('apiKeyId', '=', key.apiKeyId)
    .execute()
  await addReasons(tx, key, { [`retried:${failed.failedReason ?? 'unknown'}`]: recordCount })
  return true
}
