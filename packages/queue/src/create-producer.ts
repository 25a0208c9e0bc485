import type { JobSpec } from '@holdfast/contracts/job-spec'
import type { Logger } from '@holdfast/runtime/logger'
import type { JobsOptions } from 'bullmq'
import type { z } from 'zod'
import { answerWithin } from './answer-within.ts'
import { FairTurns } from './fair-turns.ts'
import { jobId } from './job-id.ts'
import type { JobQueue, QueueStore } from './queue-store.ts'
import { readWaitingTurns } from './read-waiting-turns.ts'

/** Longer than any answer takes, and short enough for the sweeper to come again. */
const ANSWER_LIMIT_MS = 5_000

export interface AddOptions {
  /** The job waits for so long, unless the same one waits already. Without, one that waits for its time is due at once. */
  readonly delayMs?: number | undefined
}

export interface AddManyOptions extends AddOptions {
  /** `origins[i]` is what caused `payloads[i]`, where that is not what runs now. */
  readonly origins?: readonly (string | undefined)[]
}

export interface Producer {
  /** Adds a job, unless the same one waits or runs already. */
  add<Spec extends JobSpec>(spec: Spec, payload: z.output<Spec['payload']>, options?: AddOptions): Promise<void>
  addMany<Spec extends JobSpec>(
    spec: Spec,
    payloads: readonly z.output<Spec['payload']>[],
    options?: AddManyOptions,
  ): Promise<void>
  /** Like add, but never throws: for after a commit, where the sweeper delivers what the queue could not take now. */
  offer<Spec extends JobSpec>(spec: Spec, payload: z.output<Spec['payload']>, options?: AddOptions): Promise<boolean>
  close(): Promise<void>
}

export function createProducer(store: QueueStore, logger: Logger): Producer {
  const queues = new Map<string, JobQueue>()
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? store.openQueue(name)
    queues.set(name, queue)
    return queue
  }
  const turns = new Map<string, FairTurns>()
  /** Undefined where the jobs take no turns. */
  const takeTurns = async ({ name, turnsOf }: JobSpec, payloads: readonly unknown[]): Promise<number[] | undefined> => {
    if (turnsOf === undefined) return undefined
    const waiting = await readWaitingTurns(queueOf(name))
    const ofQueue = turns.get(name) ?? new FairTurns()
    turns.set(name, ofQueue)
    return ofQueue.take(
      payloads.map((payload) => partyOf(payload, turnsOf)),
      waiting,
    )
  }
  const add: Producer['add'] = async (spec, payload, { delayMs } = {}) => {
    const adding = takeTurns(spec, [payload]).then((taken) => {
      const options = jobOptions(spec, payload, { delayMs, turn: taken?.[0] })
      return queueOf(spec.name).add(spec.name, payload, options)
    })
    await answerWithin(adding, ANSWER_LIMIT_MS)
  }
  return {
    add,
    addMany: async (spec, payloads, { delayMs, origins = [] } = {}) => {
      const [payload] = payloads
      // On Postgres a bulk goes through temporary tables, which cost more than the job that it mostly holds.
      if (payloads.length === 1 && payload !== undefined && origins[0] === undefined) {
        return add(spec, payload, { delayMs })
      }
      const adding = takeTurns(spec, payloads).then((taken) =>
        queueOf(spec.name).addBulk(
          payloads.map((data, index) => {
            const opts = jobOptions(spec, data, { delayMs, turn: taken?.[index] })
            const metadata = origins[index]
            return { name: spec.name, data, opts: metadata === undefined ? opts : { ...opts, telemetry: { metadata } } }
          }),
        ),
      )
      await answerWithin(adding, ANSWER_LIMIT_MS)
    },
    offer: async (spec, payload, options) => {
      try {
        await add(spec, payload, options)
        return true
      } catch (error) {
        logger.debug({ err: error, job: spec.name }, 'the queue took no job; the sweeper will add it')
        return false
      }
    },
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
    },
  }
}

const partyOf = (payload: unknown, field: string): string =>
  String(
    typeof payload === 'object' && payload !== null
      ? (Object.entries(payload).find(([name]) => name === field)?.[1] ?? '')
      : '',
  )

/** A finished job is removed at once, or its id could not be added again. Failed ones live on as dead letters. */
export function jobOptions(
  spec: JobSpec,
  payload: unknown,
  { delayMs, turn }: { delayMs?: number | undefined; turn?: number | undefined },
): JobsOptions {
  const { attempts, backoff } = spec.retry
  return {
    ...identity(spec, payload, delayMs),
    attempts,
    backoff: { ...backoff, jitter: 0.5 },
    removeOnComplete: true,
    removeOnFail: true,
    ...(delayMs === undefined ? {} : { delay: delayMs }),
    ...(turn === undefined ? {} : { priority: turn }),
  }
}

/** What may run again while it runs has an id of its own each time: BullMQ knows it by its deduplication. */
function identity(spec: JobSpec, payload: unknown, delayMs: number | undefined): JobsOptions {
  const id = jobId(spec, payload)
  if (spec.deduplication === 'drop') return { jobId: id }
  return { deduplication: { id, keepLastIfActive: true, reschedule: delayMs === undefined } }
}
