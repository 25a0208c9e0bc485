import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { tryLockCorrelation } from '@holdfast/database/digests/try-lock-correlation'
import { listWaitingChanges } from '@holdfast/database/grouping/list-waiting-changes'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { EnginePool } from '../engine/engine-pool.ts'
import { applyCorrection } from './apply-correction.ts'
import { correlateJob } from './correlate-job.ts'
import { correlateStream } from './correlate-stream.ts'

export interface CorrelateDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly now: () => number
}

/**
 * Takes in all that was digested for a company, one scope per transaction. After each commit it looks again: a worker
 * that was turned away by our lock had committed its digest before, so it is seen here.
 */
export async function correlateCompany(
  dependencies: CorrelateDependencies,
  customerId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await dependencies.database.withTenant(customerId, async (tx) => {
      if (!(await tryLockCorrelation(tx, customerId))) return false
      const [jobId] = await listSettledJobs(tx)
      if (jobId) {
        await correlateJob(tx, dependencies, { customerId, jobId })
        return true
      }
      const [change] = await listWaitingChanges(tx)
      if (change) {
        await applyCorrection(tx, dependencies, customerId, change)
        return true
      }
      return correlateStream(tx, dependencies, customerId)
    })
    if (!hasMore) return
  }
}
