import type { JobSpec } from '@holdfast/contracts/job-spec'
import { z } from 'zod'
import { jobOptions } from './create-producer.ts'
import type { QueueStore } from './queue-store.ts'

const queueName = 'dead-letters'
/** Past this, the oldest make room: the rows in Postgres still tell what failed. */
const MAX_LETTERS = 10_000

const Letter = z.object({
  name: z.string(),
  data: z.unknown(),
  reason: z.string(),
  attempts: z.number(),
  failedAt: z.iso.datetime(),
})

interface DeadLetter extends z.infer<typeof Letter> {
  readonly jobId: string
}

export interface DeadLetters {
  /** Replaces an older letter of the same job. */
  add(letter: DeadLetter): Promise<void>
  /** The newest first. */
  list(limit: number, offset?: number): Promise<DeadLetter[]>
  count(): Promise<number>
  find(jobId: string): Promise<DeadLetter | undefined>
  /** Puts the job back into its queue with all its attempts. False: there is no such letter. */
  retry(jobId: string, catalogue: readonly JobSpec[]): Promise<boolean>
  discard(jobId: string): Promise<boolean>
  close(): Promise<void>
}

/** Jobs that failed for good, of every queue, kept until somebody looks. */
export function openDeadLetters(store: QueueStore): DeadLetters {
  const queue = store.openQueue(queueName)
  return {
    add: async ({ jobId, ...letter }) => {
      // The newest failure of a job is the one worth reading.
      await queue.remove(jobId)
      await queue.add(letter.name, letter, { jobId, removeOnComplete: true, removeOnFail: true })
      const surplus = (await queue.count()) - MAX_LETTERS
      if (surplus > 0) await Promise.all((await queue.getWaiting(0, surplus - 1)).map((job) => job.remove()))
    },
    list: async (limit, offset = 0) => {
      const jobs = await queue.getJobs(['waiting'], offset, offset + limit - 1, false)
      return jobs.map((job) => ({ ...Letter.parse(job.data), jobId: job.id ?? '' }))
    },
    count: () => queue.count(),
    find: async (jobId) => {
      const job = await queue.getJob(jobId)
      return job && { ...Letter.parse(job.data), jobId }
    },
    retry: async (jobId, catalogue) => {
      const job = await queue.getJob(jobId)
      const letter = Letter.safeParse(job?.data)
      const spec = catalogue.find((entry) => entry.name === letter.data?.name)
      if (!job || !letter.success || !spec) return false
      const target = store.openQueue(spec.name)
      await target.add(spec.name, letter.data.data, jobOptions(spec, letter.data.data, {}))
      await target.close()
      await job.remove()
      return true
    },
    discard: async (jobId) => (await queue.remove(jobId)) === 1,
    close: () => queue.close(),
  }
}
