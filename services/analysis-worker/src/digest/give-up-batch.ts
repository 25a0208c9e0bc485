import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import { wakeCorrelation, type WakeDependencies } from '../correlate/wake-correlation.ts'
import type { OnSettled } from './digest-log-batch.ts'

/** A batch that failed every attempt, or that costs too much for another one, is booked as failed, so that it stops nobody and its job can end. */
export async function giveUpBatch(
  dependencies: WakeDependencies & { readonly onSettled?: OnSettled },
  { customerId, batchId }: { customerId: string; batchId: string },
  reason: 'not-analysable' | 'too-costly' = 'not-analysable',
): Promise<void> {
  const { database, now, onSettled } = dependencies
  const { batch, isSettled } = await database.withTenant(customerId, async (tx) => ({
    isSettled: await settleLogBatch(tx, batchId, { state: 'failed', reason }, new Date(now())),
    batch: await tx
      .selectFrom('logBatches')
      .select(['jobId', 'recordCount'])
      .where('id', '=', batchId)
      .executeTakeFirst(),
  }))
  if (isSettled) onSettled?.('failed', batch?.recordCount ?? 0)
  await wakeCorrelation(dependencies, customerId, batch?.jobId ?? null)
}
