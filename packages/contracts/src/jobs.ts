import { z } from 'zod'
import { Id } from './scalars.ts'

/**
 * Ids only: the row in Postgres is the truth, the queue merely delivers.
 * New fields must be optional, so that workers of two versions can share a queue.
 */
export interface JobSpec<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  readonly options: {
    readonly attempts: number
    readonly backoff: { readonly type: 'exponential' | 'fixed'; readonly delay: number }
  }
  /** The field of the payload that names whose job it is: these take turns, so that nobody's flood is in another's way. */
  readonly turnsOf?: string
}

/** Parse, mine and digest one committed batch. */
export const digestBatch = {
  name: 'digest-batch',
  payload: z.object({ customerId: Id, batchId: Id }),
  options: { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } },
  turnsOf: 'customerId',
} as const satisfies JobSpec

/**
 * Merge a company's new digests and turn them into incidents; one at a time per company. `wake` tells one wake-up from
 * the next: one that comes while another runs must not be taken for the same job.
 */
export const correlate = {
  name: 'correlate',
  payload: z.object({ customerId: Id, wake: z.string().max(100).optional() }),
  options: { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } },
  turnsOf: 'customerId',
} as const satisfies JobSpec

/** Let a language model re-rank and word one incident; only where one is set up. */
export const refineIncident = {
  name: 'refine-incident',
  payload: z.object({ customerId: Id, incidentId: Id }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } },
  turnsOf: 'customerId',
} as const satisfies JobSpec

/** Send one committed mail. */
export const sendMail = {
  name: 'send-mail',
  payload: z.object({ mailId: Id }),
  options: { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } },
} as const satisfies JobSpec
