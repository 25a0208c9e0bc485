import { correlate } from '@holdfast/contracts/jobs'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { Database } from '@holdfast/database/open-database'
import type { Producer } from '@holdfast/queue/create-producer'

const STREAM_PAUSE_MS = 1_000

export interface WakeDependencies {
  readonly database: Database
  readonly producer: Pick<Producer, 'offer'>
  readonly now: () => number
}

/**
 * A paste or an upload is correlated when its last batch is settled; agents at most once a second, at its end, so that
 * whatever was digested within it is seen.
 */
export async function wakeCorrelation(
  { database, producer, now }: WakeDependencies,
  customerId: string,
  jobId: string | null,
): Promise<void> {
  if (jobId === null) {
    const wake = `stream-${Math.floor(now() / STREAM_PAUSE_MS)}`
    await producer.offer(correlate, { customerId, wake }, { delayMs: STREAM_PAUSE_MS })
    return
  }
  const settled = await database.withTenant(customerId, (tx) => listSettledJobs(tx))
  if (settled.includes(jobId)) await producer.offer(correlate, { customerId, wake: `job-${jobId}` })
}
