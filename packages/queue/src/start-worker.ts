import { setTimeout as delay } from 'node:timers/promises'
import { runAsWork } from '@holdfast/runtime/current-work'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'
import { DelayedError, type Job, WaitingError } from 'bullmq'
import type { DeadLetters } from './dead-letters.ts'
import type { Processor } from './define-processor.ts'
import { keepSchedule } from './keep-schedule.ts'
import { createGivingUp, type GivingUp, isFinal } from './give-up-job.ts'
import { readWaitingTurns } from './read-waiting-turns.ts'
import { LAST_TURN } from './fair-turns.ts'
import type { JobMetrics } from './job-metrics.ts'
import { PostponeJob } from './postpone-job.ts'
import type { JobQueue, JobWorker, QueueStore, RunJob } from './queue-store.ts'
import { workOfJob } from './work-of-job.ts'

export interface WorkerOptions {
  readonly store: QueueStore
  readonly processor: Processor
  readonly deadLetters: DeadLetters
  readonly metrics: JobMetrics
  readonly logger: Logger
  /** A worker that is silent for this long has lost its job. */
  readonly lockDurationMs?: number
  /** How often lost jobs are looked for. */
  readonly stalledIntervalMs?: number
}

export interface RunningWorker {
  /** Takes no more jobs, gives running ones `limitMs` to finish, and puts the rest back into the queue. */
  close(limitMs: number): Promise<void>
}

/** A job that took this many workers down with it is given up. */
const MAX_STALLED_COUNT = 3
/** What an aborted job may take to come to its end. */
const ABORT_GRACE_MS = 1_000
const POSTPONED_PAUSE_MS = 100
/** More than are served while it is away. */
const POSTPONED_TURNS = 64

export function startWorker(options: WorkerOptions): RunningWorker {
  const { store, processor, metrics, logger } = options
  const { name, concurrency, schedule } = processor.spec
  const closing = new AbortController()
  const queue = store.openQueue(name)
  const givingUp = createGivingUp(options)
  const worker = store.openWorker(name, runWith(options, { queue, givingUp, closing: closing.signal }), {
    concurrency,
    lockDuration: options.lockDurationMs ?? 30_000,
    stalledInterval: options.stalledIntervalMs ?? 5_000,
    maxStalledCount: MAX_STALLED_COUNT,
    runRetryDelay: 1_000,
  })
  worker.on('stalled', (id) => {
    metrics.stalled.inc({ job: name })
    logger.warn({ job: name, job_id: id }, 'took a job back from a worker that stopped answering')
  })
  // The library fails by itself, without running it, what took too many workers down.
  worker.on('failed', (job, error) => {
    if (job && isFinal(job, error, job.attemptsMade)) givingUp.startLate(job, error)
  })
  const kept = schedule && keepSchedule(queue, processor.spec, logger)
  return {
    close: async (limitMs) => {
      await kept?.stop()
      await closeWorker(worker, closing, limitMs)
      await givingUp.settle()
      await queue.close()
    },
  }
}

interface WorkerParts {
  readonly queue: JobQueue
  readonly givingUp: GivingUp
  readonly closing: AbortSignal
}

function runWith(options: WorkerOptions, parts: WorkerParts): RunJob {
  const { name } = options.processor.spec
  return (job, token, signal) =>
    runAsWork(workOfJob(name, job), () =>
      runJob(options, job, token, {
        ...parts,
        signal: signal ? AbortSignal.any([signal, parts.closing]) : parts.closing,
      }),
    )
}

async function runJob(
  { processor, metrics, logger }: WorkerOptions,
  job: Job<unknown, void>,
  token: string | undefined,
  { queue, givingUp, closing, signal }: WorkerParts & { readonly signal: AbortSignal },
): Promise<void> {
  const { name } = processor.spec
  const attempt = job.attemptsMade + 1
  const startedMs = performance.now()
  // Nobody notes when a later attempt was due.
  if (job.attemptsStarted === 1) {
    metrics.waited.observe({ job: name }, Math.max(0, Date.now() - job.timestamp - job.delay) / 1_000)
  }
  const finish = (outcome: string) => {
    const elapsedMs = performance.now() - startedMs
    metrics.processed.observe({ job: name, outcome }, elapsedMs / 1_000)
    return Math.round(elapsedMs)
  }
  try {
    const isLastAttempt = attempt >= (job.opts.attempts ?? 1)
    await processor.process(job.data, signal, { jobId: job.id ?? '', attempt, isLastAttempt })
    // What runs by itself would be most of the log.
    const level = processor.spec.schedule ? 'debug' : 'info'
    logger[level]({ attempt, duration_ms: finish('completed') }, 'job')
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
      await delay(POSTPONED_PAUSE_MS, undefined, { signal }).catch(() => undefined)
      throw new DelayedError()
    }
    const fields = { attempt, duration_ms: finish('failed') }
    logTrouble(logger, { error, message: 'a job failed', fields })
    const failure = error instanceof Error ? error : new Error(String(error))
    // Before the queue forgets it: where this process is killed in between, the job fails and is given up again.
    if (isFinal(job, failure, attempt)) await givingUp.giveUp(job, failure, attempt)
    throw failure
  }
}

/** It gives up its turn too, or the postponed jobs of one company would come before everybody again and again. */
async function postpone(
  job: Job<unknown, void>,
  queue: JobQueue,
  { delayMs, token }: { delayMs: number; token: string | undefined },
): Promise<void> {
  const waiting = job.opts.priority === undefined ? undefined : await readWaitingTurns(queue)
  if (waiting) await job.changePriority({ priority: Math.min(LAST_TURN, waiting.first + POSTPONED_TURNS) })
  await job.moveToDelayed(Date.now() + delayMs, token)
}

async function closeWorker(worker: JobWorker, closing: AbortController, limitMs: number): Promise<void> {
  const finished = worker.pause().then(() => true)
  const within = (timeMs: number) => Promise.race([finished, delay(timeMs, false, { ref: false })])
  let isFinished = await within(limitMs)
  if (!isFinished) {
    closing.abort(new Error('The worker is closing.'))
    isFinished = await within(ABORT_GRACE_MS)
  }
  // By force, the lock is renewed no longer and another worker takes the job.
  await worker.close(!isFinished)
}
