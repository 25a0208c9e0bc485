import { type LogJob, LookedAt } from '@holdfast/contracts/logs'
import type { LogJobRow } from './find-log-job.ts'

/** The last step, correlation, is worth a tenth of the bar. */
const DIGEST_SHARE = 0.9

export function describeLogJob(job: LogJobRow): LogJob {
  return {
    job_id: job.id,
    status: job.status,
    progress: progressOf(job),
    processed_count: job.processedCount,
    incidents_detected: job.incidentIds.length,
    incident_ids: job.incidentIds,
    looked_at: readLookedAt(job),
    detail: job.detail,
    created_at: job.createdAt.toISOString(),
  }
}

export const readLookedAt = ({ lookedAt }: Pick<LogJobRow, 'lookedAt'>): LookedAt | null =>
  LookedAt.nullable().parse(lookedAt)

function progressOf(job: LogJobRow): number {
  if (job.status === 'receiving') return job.totalBytes ? Math.min(1, job.receivedBytes / job.totalBytes) : 0
  if (job.status === 'queued' || job.status === 'processing') {
    return job.batchCount === 0 ? 0 : Math.min(1, job.settledBatches / job.batchCount) * DIGEST_SHARE
  }
  return 1
}
