import { setTimeout as delay } from 'node:timers/promises'
import { runAsWork, type Work } from '@holdfast/runtime/current-work'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq'
import type { DeadLetters } from './dead-letters.ts'
import type { Processor } from './define-processor.ts'
import { readWaitingTurns } from './read-waiting-turns.ts'
import { requestOf } from './job-origin.ts'
import { lastTurn } from './fair-turns.ts'
import type { JobMetrics } from './job-metrics.ts'
import { PostponeJob } from './postpone-job.ts'
import type { JobQueue, JobWorker, QueueStore, RunJob } from './queue-store.ts'

export interface WorkerOptions {
  store: QueueStore
  processor: Processor
  deadLetters: DeadLetters
  metrics: JobMetrics
  logger: Logger
  /** Jobs at the same time in this process. */
  concurrency?: number
  /** A worker that is silent for this long has lost its job. */
  lockDurationMs?: number
  /** How often lost jobs are looked for. */
  stalledIntervalMs?: number
}

export interface RunningWorker {
  /** Takes no more jobs, gives running ones `limitMs` to finish, and puts the rest back into the queue. */
  close(limitMs: number): Promise<void>
}

/** A job that took this many workers down with it is given up. */
const maxStalledCount = 3
/** What an aborted job may take to come to its end. */
const abortGraceMs = 1_000
const postponedPauseMs = 100
/** More than are served while it is away. */
const postponedTurns = 64

export function startWorker(options: WorkerOptions): RunningWorker {
  const { store, processor, metrics, logger } = options
  const { name } = processor.spec
  const closing = new AbortController()
  const queue = store.openQueue(name)
  const worker = store.openWorker(name, runWith(options, queue, closing.signal), {
    concurrency: options.concurrency ?? 1,
    lockDuration: options.lockDurationMs ?? 30_000,
    stalledInterval: options.stalledIntervalMs ?? 5_000,
    maxStalledCount,
    runRetryDelay: 1_000,
  })
  worker.on('stalled', (jobId) => {
    metrics.stalled.inc({ job: name })
    logger.warn({ job: name, job_id: jobId }, 'took a job back from a worker that stopped answering')
  })
  worker.on('failed', (job, error) => {
    if (job && isFinal(job, error)) void runAsWork(workOf(name, job), () => bury(options, job, error))
  })
  return {
    close: async (limitMs) => {
      await closeWorker(worker, closing, limitMs)
      await queue.close()
    },
  }
}

/** Whatever is logged while the job runs says which job it was, and which request caused it. */
function workOf(name: string, { id, opts }: Job<unknown, void>): Work {
  const requestId = requestOf(opts.telemetry?.metadata)
  const request = requestId === undefined ? {} : { request_id: requestId }
  return { requestId, logFields: { job: name, job_id: id, ...request } }
}

function runWith(options: WorkerOptions, queue: JobQueue, closing: AbortSignal): RunJob {
  const { name } = options.processor.spec
  return (job, token, signal) =>
    runAsWork(workOf(name, job), () =>
      runJob(options, job, token, {
        queue,
        closing,
        signal: signal ? AbortSignal.any([signal, closing]) : closing,
      }),
    )
}

async function runJob(
  { processor, metrics, logger }: WorkerOptions,
  job: Job<unknown, void>,
  token: string | undefined,
  { queue, closing, signal }: { queue: JobQueue; closing: AbortSignal; signal: AbortSignal },
): Promise<void> {
  const { name } = processor.spec
  const attempt = job.attemptsMade + 1
  const startedMs = performance.now()
  metrics.waited.observe({ job: name }, Math.max(0, Date.now() - job.timestamp - job.delay) / 1_000)
  const finish = (outcome: string) => {
    const elapsedMs = performance.now() - startedMs
    metrics.processed.observe({ job: name, outcome }, elapsedMs / 1_000)
    return Math.round(elapsedMs)
  }
  try {
    const isLastAttempt = attempt >= (job.opts.attempts ?? 1)
    await processor.process(job.data, signal, { jobId: job.id ?? '', attempt, isLastAttempt })
    logger.info({ attempt, duration_ms: finish('completed') }, 'job')
  } catch (error) {
    if (closing.aborted) {
      finish('returned')
      await job.moveToWait(token)
      throw new WaitingError()
    }
    if (error instanceof PostponeJob) {
      finish('postponed')
      await postpone(job, queue, { delayMs: error.delayMs, token })
      // What waits next may have to wait too: without this pause, a worker would turn over a whole flood.
      await delay(postponedPauseMs, undefined, { signal }).catch(() => undefined)
      throw new DelayedError()
    }
    const fields = { attempt, duration_ms: finish('failed') }
    logTrouble(logger, { error, message: 'a job failed', fields })
    throw error
  }
}

/** It gives up its turn too, or the postponed jobs of one company would come before everybody again and again. */
async function postpone(
  job: Job<unknown, void>,
  queue: JobQueue,
  { delayMs, token }: { delayMs: number; token: string | undefined },
): Promise<void> {
  const waiting = job.opts.priority === undefined ? undefined : await readWaitingTurns(queue)
  if (waiting) await job.changePriority({ priority: Math.min(lastTurn, waiting.first + postponedTurns) })
  await job.moveToDelayed(Date.now() + delayMs, token)
}

const isFinal = (job: Job<unknown, void>, error: Error) =>
  error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1)

async function bury(
  { processor, deadLetters, metrics, logger }: WorkerOptions,
  job: Job<unknown, void>,
  error: Error,
): Promise<void> {
  const { name } = processor.spec
  metrics.exhausted.inc({ job: name })
  logger.error({ err: error, attempts: job.attemptsMade }, 'a job failed for good')
  try {
    await processor.exhausted(job.data, error)
    await deadLetters.bury({
      jobId: job.id ?? '',
      name,
      data: job.data,
      reason: error.message,
      attempts: job.attemptsMade,
      failedAt: new Date().toISOString(),
    })
  } catch (cause) {
    logger.error({ err: cause }, 'a failed job could not be recorded')
  }
}

async function closeWorker(worker: JobWorker, closing: AbortController, limitMs: number): Promise<void> {
  const finished = worker.pause().then(() => true)
  const within = (timeMs: number) => Promise.race([finished, delay(timeMs, false, { ref: false })])
  let isFinished = await within(limitMs)
  if (!isFinished) {
    closing.abort(new Error('The worker is closing.'))
    isFinished = await within(abortGraceMs)
  }
  // By force, the lock is renewed no longer and another worker takes the job.
  await worker.close(!isFinished)
}
