import type { JobSpec } from '@holdfast/contracts/job-spec'
import { AppError } from '@holdfast/runtime/app-error'
import { UnrecoverableError } from 'bullmq'
import type { z } from 'zod'

export interface JobRun {
  readonly jobId: string
  /** 1 for the first. */
  readonly attempt: number
  /** No other attempt follows when this one fails. */
  readonly isLastAttempt: boolean
}

export interface ProcessorHooks<Payload> {
  /** The job has failed for good: say so in its row, or the sweeper will bring it back. May run twice. */
  onExhausted?(payload: Payload, error: Error): Promise<void>
}

/** What a worker runs. */
export interface Processor {
  readonly spec: JobSpec
  process(data: unknown, signal: AbortSignal, run: JobRun): Promise<void>
  exhausted(data: unknown, error: Error): Promise<void>
}

/** Types a handler from its catalogue entry. A payload or an AppError that no retry can help fails at once. */
export function defineProcessor<Payload extends z.ZodType>(
  spec: JobSpec<Payload>,
  handle: (payload: z.output<Payload>, signal: AbortSignal, run: JobRun) => Promise<void>,
  hooks: ProcessorHooks<z.output<Payload>> = {},
): Processor {
  return {
    spec,
    process: async (data, signal, run) => {
      const payload = spec.payload.safeParse(data)
      if (!payload.success) throw new UnrecoverableError(`${spec.name}: ${payload.error.message}`)
      try {
        await handle(payload.data, signal, run)
      } catch (error) {
        if (error instanceof AppError && !error.retryable) throw new UnrecoverableError(error.message)
        throw error
      }
    },
    exhausted: async (data, error) => {
      const payload = spec.payload.safeParse(data)
      if (payload.success) await hooks.onExhausted?.(payload.data, error)
    },
  }
}
