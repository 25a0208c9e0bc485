import { sql } from 'kysely'
import { type BatchOutcome, moveWaiting } from '../ledger/move-waiting.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * Ends the waiting of a batch, in the ledger and in its job too. False: it was settled before (a job ran twice, or
 * the user cancelled), so whatever the caller made of it in this transaction must not be kept.
 */
export async function settleLogBatch(
  tx: TenantTransaction,
  batchId: string,
  outcome: BatchOutcome,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .updateTable('logBatches')
    .set({ state: outcome.state, settledAt: now, failedReason: outcome.state === 'failed' ? outcome.reason : null })
    .where('id', '=', batchId)
    .where('state', '=', 'waiting')
    .returning(['customerId', 'apiKeyId', 'jobId', 'recordCount', 'receivedAt'])
    .executeTakeFirst()
  if (!settled) return false
  if (settled.jobId) {
    await tx
      .updateTable('logJobs')
      .set({
        status: 'processing',
        settledBatches: sql`settled_batches + 1`,
        processedCount: sql`processed_count + ${outcome.state === 'analysed' ? settled.recordCount : 0}`,
        touchedAt: now,
      })
      .where('id', '=', settled.jobId)
      .where('status', 'in', ['queued', 'processing'])
      .execute()
  }
  await moveWaiting(tx, settled, outcome)
  return true
}
