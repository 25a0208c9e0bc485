import { z } from 'zod'
import type { JobSpec } from './job-spec.ts'
import { Id } from './scalars.ts'

const exponential = (attempts: number, delay: number) =>
  ({ attempts, backoff: { type: 'exponential', delay } }) as const

/** Runs by itself. One that fails is only a late one. */
const scheduled = (name: string, everyMs: number) =>
  ({
    name,
    payload: z.object({}),
    id: [],
    concurrency: 1,
    retry: exponential(1, 1_000),
    deduplication: 'run-again',
    schedule: { everyMs },
    onGivenUp: 'forget',
  }) as const satisfies JobSpec

/** Parse, mine and digest one committed batch. */
export const digestBatch = {
  name: 'digest-batch',
  payload: z.object({ customerId: Id, batchId: Id }),
  id: ['batchId', 'customerId'],
  concurrency: 2,
  retry: exponential(5, 2_000),
  deduplication: 'drop',
  turnsOf: 'customerId',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Merge a company's new digests and turn them into incidents; one at a time per company. */
export const correlate = {
  name: 'correlate',
  payload: z.object({ customerId: Id }),
  id: ['customerId'],
  concurrency: 2,
  retry: exponential(5, 2_000),
  deduplication: 'run-again',
  turnsOf: 'customerId',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Let a language model re-rank and word one incident; only where one is set up. */
export const refineIncident = {
  name: 'refine-incident',
  payload: z.object({ customerId: Id, incidentId: Id }),
  id: ['customerId', 'incidentId'],
  concurrency: 2,
  retry: exponential(3, 5_000),
  deduplication: 'drop',
  turnsOf: 'customerId',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Let a model look into what a company's logs gave reason to: the most severe and newest first, one at a time. */
export const investigate = {
  name: 'investigate',
  payload: z.object({ customerId: Id }),
  id: ['customerId'],
  concurrency: 2,
  retry: exponential(3, 5_000),
  deduplication: 'run-again',
  turnsOf: 'customerId',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Let a model look into the logs for somebody's question. Whoever asked is waiting. */
export const answerQuestion = {
  name: 'answer-question',
  payload: z.object({ customerId: Id, questionId: Id }),
  id: ['customerId', 'questionId'],
  concurrency: 2,
  retry: exponential(2, 1_000),
  deduplication: 'drop',
  turnsOf: 'customerId',
  onGivenUp: 'forget',
} as const satisfies JobSpec

/** Write the mails on a company's new incidents into the outbox. */
export const tellOfIncidents = {
  name: 'tell-of-incidents',
  payload: z.object({ customerId: Id }),
  id: ['customerId'],
  concurrency: 1,
  retry: exponential(5, 2_000),
  deduplication: 'run-again',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Send one committed mail. */
export const sendMail = {
  name: 'send-mail',
  payload: z.object({ mailId: Id }),
  id: ['mailId'],
  concurrency: 4,
  retry: exponential(8, 5_000),
  deduplication: 'drop',
  onGivenUp: 'keep',
} as const satisfies JobSpec

/** Send the events of the outbox: as their publishers ask for it, and on schedule where one of these was killed. */
export const deliverEvents = scheduled('deliver-events', 5_000)

/** Publish again what a dead queue or a killed process left behind of the analysis. */
export const sweepAnalysis = scheduled('sweep-analysis', 10_000)

/** Publish again the mails whose jobs got lost. */
export const sweepMails = scheduled('sweep-mails', 30_000)

/** What time alone brings about: retention, erasure, abandoned uploads, confirmed fixes. */
export const runUpkeep = scheduled('run-upkeep', 60_000)

/** Look after the connections to the source-code host that nobody looked at for a while. */
export const pollRepositories = scheduled('poll-repositories', 60_000)

/** Every job that some service runs: what operators see, and what a dead letter is put back into. */
export const jobCatalogue: readonly JobSpec[] = [
  digestBatch,
  correlate,
  refineIncident,
  investigate,
  answerQuestion,
  tellOfIncidents,
  sendMail,
  deliverEvents,
  sweepAnalysis,
  sweepMails,
  runUpkeep,
  pollRepositories,
]
