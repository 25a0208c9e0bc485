import { sql } from 'kysely'
import { addReasons } from '../ledger/add-reasons.ts'
import { ledgerHour } from '../ledger/ledger-hour.ts'
import { noApiKeyId } from '../schema/ingest-ledger-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface FailedAnalysis {
  readonly batchIds: readonly string[]
  readonly reason: string
}

/** Batches that were digested, and whose analysis as a whole then failed for good: the ledger calls them failed. */
export async function failAnalysedBatches(tx: TenantTransaction, { batchIds, reason }: FailedAnalysis): Promise<void> {
  if (batchIds.length === 0) return
  const failed = await tx
    .updateTable('logBatches')
    .set({ state: 'failed', failedReason: reason })
    .where('id', 'in', [...batchIds])
    .where('state', '=', 'analysed')
    .returning(['customerId', 'apiKeyId', 'jobId', 'recordCount', 'receivedAt'])
    .execute()
  // In one order everywhere, so that two writers can't wait for each other.
  for (const { customerId, apiKeyId, jobId, recordCount, receivedAt } of failed.toSorted(byReceipt)) {
    if (jobId) {
      await tx
        .updateTable('logJobs')
        .set({ processedCount: sql`processed_count - ${recordCount}` })
        .where('id', '=', jobId)
        .execute()
    }
    const key = { customerId, hour: ledgerHour(receivedAt), apiKeyId: apiKeyId ?? noApiKeyId }
    await addReasons(tx, key, { [`failed:${reason}`]: recordCount })
    await tx
      .updateTable('ingestLedger')
      .set({ analysed: sql`analysed - ${recordCount}`, failed: sql`failed + ${recordCount}` })
      .where('hour', '=', key.hour)
      .where('apiKeyId', '=', key.apiKeyId)
      .execute()
  }
}

const byReceipt = (a: { receivedAt: Date }, b: { receivedAt: Date }): number =>
  a.receivedAt.getTime() - b.receivedAt.getTime()
