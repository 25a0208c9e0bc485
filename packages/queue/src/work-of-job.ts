import type { Work } from '@holdfast/runtime/current-work'
import type { Job } from 'bullmq'
import { requestOf } from './job-origin.ts'

/** Whatever is logged while the job runs says which job it was, and which request caused it. */
export function workOfJob(name: string, { id, opts }: Job<unknown, void>): Work {
  const requestId = requestOf(opts.telemetry?.metadata)
  const request = requestId === undefined ? {} : { request_id: requestId }
  return { requestId, logFields: { job: name, job_id: id, ...request } }
}
