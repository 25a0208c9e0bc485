import { setTimeout as delay } from 'node:timers/promises'
import { uploadEnded } from '@holdfast/contracts/events/catalogue'
import { findLogJob, type LogJobRow } from '@holdfast/database/log-jobs/find-log-job'
import type { IngestDependencies } from '../ingest-dependencies.ts'

export interface WaitOptions {
  readonly customerId: string
  readonly jobId: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Nothing is kept of an event for whoever did not hear it. */
const LOOK_ANYWAY_MS = 2_000
const ended = new Set(['done', 'failed', 'cancelled'])

/** Resolves when the upload has ended; undefined when it did not in time, or nobody waits. */
export async function waitForUpload(
  { database, stream, now }: Pick<IngestDependencies, 'database' | 'stream' | 'now'>,
  { customerId, jobId, timeoutMs, signal }: WaitOptions,
): Promise<LogJobRow | undefined> {
  const deadlineMs = now().getTime() + timeoutMs
  let told = new AbortController()
  const stopListening = stream.listen(uploadEnded, (upload) => {
    if (upload.jobId === jobId) told.abort()
  })
  try {
    while (!signal.aborted && now().getTime() < deadlineMs) {
      told = new AbortController()
      // The text is safe by now: a database that is away for a moment only makes the answer later.
      const job = await database.withTenant(customerId, (tx) => findLogJob(tx, jobId)).catch(() => undefined)
      if (job && ended.has(job.status)) return job
      const pauseMs = Math.min(LOOK_ANYWAY_MS, deadlineMs - now().getTime())
      await delay(pauseMs, undefined, { signal: AbortSignal.any([signal, told.signal]) }).catch(() => undefined)
    }
    return undefined
  } finally {
    stopListening()
  }
}
