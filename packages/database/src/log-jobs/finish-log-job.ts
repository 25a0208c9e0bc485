import type { LookedAt } from '@holdfast/contracts/logs'
import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface FinishedJob {
  readonly status: 'done' | 'failed'
  readonly incidentIds: readonly string[]
  /** Why it failed or what was left out; null keeps what was said before. */
  readonly detail: string | null
  /** Null: nothing could be read together. */
  readonly lookedAt: LookedAt | null
  readonly now: Date
}

/** False: it had ended before. Incidents are added to those found before. */
export async function finishLogJob(tx: TenantTransaction, jobId: string, finished: FinishedJob): Promise<boolean> {
  const updated = await tx
    .updateTable('logJobs')
    .set({
      status: finished.status,
      finishedAt: finished.now,
      touchedAt: finished.now,
      incidentIds: sql<string[]>`array(select distinct unnest(incident_ids || ${[...finished.incidentIds]}::uuid[]))`,
      ...(finished.detail === null ? {} : { detail: finished.detail }),
      ...(finished.lookedAt === null ? {} : { lookedAt: JSON.stringify(finished.lookedAt) }),
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['queued', 'processing'])
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
