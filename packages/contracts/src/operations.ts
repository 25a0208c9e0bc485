import { z } from 'zod'
import { Timestamp } from './scalars.ts'

const Count = z.number().int().min(0)

export const QueueDepth = z.object({
  job: z.string(),
  waiting: Count,
  active: Count,
  delayed: Count,
  /** Waiting too, ahead of others. */
  prioritized: Count,
})

/** GET /api/v1/admin/queues: what the installation has to do; never whose. */
export const QueueView = z.object({
  store: z.enum(['redis', 'postgres']),
  queues: z.array(QueueDepth),
  failed_jobs: Count,
  /** Of the database, which is the truth where the queue lost something. */
  backlog: z.object({ batches: Count, records: Count, oldest_received_at: Timestamp.nullable() }),
})
export type QueueView = z.infer<typeof QueueView>

export const FailedJob = z.object({
  id: z.string(),
  job: z.string(),
  /** Ids alone: jobs carry nothing else. */
  payload: z.record(z.string(), z.string()),
  reason: z.string(),
  attempts: Count,
  failed_at: Timestamp,
})
export type FailedJob = z.infer<typeof FailedJob>

export const FailedJobQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})

/** The newest first. */
export const FailedJobs = z.object({ failed_jobs: z.array(FailedJob), total: Count })
export type FailedJobs = z.infer<typeof FailedJobs>

export const FailedJobParams = z.object({ id: z.string().regex(/^[\w.:-]{1,200}$/, 'This is no id of a job.') })
