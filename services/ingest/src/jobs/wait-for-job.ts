import { setTimeout as delay } from 'node:timers/promises'
import { findLogJob, type LogJobRow } from '@holdfast/database/log-jobs/find-log-job'
import type { IngestDependencies } from '../ingest-dependencies.ts'

export interface WaitOptions {
  readonly customerId: string
  readonly jobId: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

const firstPauseMs = 40
const longestPauseMs = 750
const ended = new Set(['done', 'failed', 'cancelled'])

/** Looks, ever less often, until the job has ended; undefined when it did not in time, or nobody waits. */
export async function waitForJob(
  { database, now }: Pick<IngestDependencies, 'database' | 'now'>,
  { customerId, jobId, timeoutMs, signal }: WaitOptions,
): Promise<LogJobRow | undefined> {
  const deadlineMs = now().getTime() + timeoutMs
  for (let pauseMs = firstPauseMs; now().getTime() < deadlineMs; pauseMs = Math.min(longestPauseMs, pauseMs * 1.3)) {
    // The text is safe by now: a database that is away for a moment only makes the answer later.
    const job = await database.withTenant(customerId, (tx) => findLogJob(tx, jobId)).catch(() => undefined)
    if (job && ended.has(job.status)) return job
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return undefined
  }
  return undefined
}
