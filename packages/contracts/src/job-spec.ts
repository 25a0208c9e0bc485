import type { z } from 'zod'

/**
 * A kind of job. Ids only: the row in Postgres is the truth, the queue merely delivers.
 * New fields must be optional, so that workers of two versions can share a queue.
 */
export interface JobSpec<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  /** The fields that tell one job from another. A field that comes later changes no id, and the order stays forever. */
  readonly id: readonly string[]
  /** Jobs at the same time in one process. */
  readonly concurrency: number
  readonly retry: {
    readonly attempts: number
    readonly backoff: { readonly type: 'exponential' | 'fixed'; readonly delay: number }
  }
  /**
   * What becomes of a job that is added while the same one exists. `drop`: nothing. `run-again`: nothing while that one
   * waits, for it will see what is new; once it runs, one more runs after it.
   */
  readonly deduplication: 'drop' | 'run-again'
  /** The field of the payload that names whose job it is: these take turns, so that nobody's flood is in another's way. */
  readonly turnsOf?: string
  /** Runs by itself, with an empty payload, wherever a worker for it is started. */
  readonly schedule?: { readonly everyMs: number }
  /** After the last attempt. `keep`: as a dead letter, until an operator looks. `forget`: the next scheduled run makes up for it. */
  readonly onGivenUp: 'keep' | 'forget'
}
