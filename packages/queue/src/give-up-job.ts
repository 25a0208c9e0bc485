import { runAsWork } from '@holdfast/runtime/current-work'
import type { Logger } from '@holdfast/runtime/logger'
import { type Job, UnrecoverableError } from 'bullmq'
import type { DeadLetters } from './dead-letters.ts'
import type { Processor } from './define-processor.ts'
import { jobId } from './job-id.ts'
import type { JobMetrics } from './job-metrics.ts'
import { workOfJob } from './work-of-job.ts'

type FailedJob = Job<unknown, void>

export interface GivingUp {
  /** Resolves when the owner of the row was told and the dead letter is kept. Never throws. */
  giveUp(job: FailedJob, error: Error, attempts: number): Promise<void>
  /** For a job that the library failed, which may be given up already. `settle` waits for it. */
  startLate(job: FailedJob, error: Error): void
  settle(): Promise<void>
}

interface GivingUpOptions {
  readonly processor: Processor
  readonly deadLetters: DeadLetters
  readonly metrics: JobMetrics
  readonly logger: Logger
}

export const isFinal = (job: FailedJob, error: Error, attempts: number): boolean =>
  error instanceof UnrecoverableError || attempts >= (job.opts.attempts ?? 1)

export function createGivingUp(options: GivingUpOptions): GivingUp {
  const { name } = options.processor.spec
  const givenUp = new WeakSet<FailedJob>()
  const late = new Set<Promise<void>>()
  const giveUp = async (job: FailedJob, error: Error, attempts: number) => {
    if (givenUp.has(job)) return
    givenUp.add(job)
    await record(options, job, error, attempts)
  }
  return {
    giveUp,
    startLate: (job, error) => {
      const recording = runAsWork(workOfJob(name, job), () => giveUp(job, error, job.attemptsMade)).finally(() =>
        late.delete(recording),
      )
      late.add(recording)
    },
    settle: async () => {
      await Promise.all(late)
    },
  }
}

async function record(
  { processor, deadLetters, metrics, logger }: GivingUpOptions,
  job: FailedJob,
  error: Error,
  attempts: number,
): Promise<void> {
  const { spec } = processor
  if (spec.onGivenUp === 'forget') return
  metrics.exhausted.inc({ job: spec.name })
  logger.error({ err: error, attempts }, 'a job failed for good')
  try {
    await processor.exhausted(job.data, error)
    await deadLetters.add({
      jobId: jobId(spec, job.data),
      name: spec.name,
      data: job.data,
      reason: error.message,
      attempts,
      failedAt: new Date().toISOString(),
    })
  } catch (cause) {
    logger.error({ err: cause }, 'a failed job could not be recorded')
  }
}
