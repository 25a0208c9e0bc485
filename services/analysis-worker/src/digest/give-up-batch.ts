import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import type { Database } from '@holdfast/database/open-database'
import type { OnSettled } from './on-settled.ts'
import { publishDigested } from './publish-digested.ts'

export interface GiveUpDependencies {
  readonly database: Database
  readonly now: () => number
  readonly onSettled?: OnSettled
}

/** A batch that failed every attempt, or that costs too much for another one, is counted as failed, so that it stops nobody and its job can end. */
export async function giveUpBatch(
  { database, now, onSettled }: GiveUpDependencies,
  { customerId, batchId }: { customerId: string; batchId: string },
  reason: 'not-analysable' | 'too-costly' = 'not-analysable',
): Promise<void> {
  const { batch, isSettled } = await database.withTenant(customerId, async (tx, { publish }) => {
    const settled = await settleLogBatch(tx, batchId, { state: 'failed', reason }, new Date(now()))
    const row = await tx
      .selectFrom('logBatches')
      .select(['jobId', 'recordCount'])
      .where('id', '=', batchId)
      .executeTakeFirst()
    await publishDigested(tx, publish, { id: batchId, customerId, jobId: row?.jobId ?? null })
    return { batch: row, isSettled: settled }
  })
  if (isSettled) onSettled?.('failed', batch?.recordCount ?? 0)
}
