import { correlate, refineIncident } from '@holdfast/contracts/jobs'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { tryLockCorrelation } from '@holdfast/database/digests/try-lock-correlation'
import { listWaitingChanges } from '@holdfast/database/grouping/list-waiting-changes'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { Producer } from '@holdfast/queue/create-producer'
import type { EnginePool } from '../engine/engine-pool.ts'
import type { Refiner } from '../refine/create-refiner.ts'
import { applyCorrection } from './apply-correction.ts'
import { correlateJob } from './correlate-job.ts'
import { correlateStream } from './correlate-stream.ts'

export interface CorrelateDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly now: () => number
  /** Without it no incident is refined. */
  readonly refinement?: RefinementWishes
}

interface RefinementWishes extends Pick<Refiner, 'isWanted'> {
  /** Told within the transaction that changed an incident. */
  readonly onWished: (incidentId: string) => void
}

interface CompanyDependencies extends Omit<CorrelateDependencies, 'refinement'> {
  readonly refiner?: Pick<Refiner, 'isWanted'> | undefined
  readonly producer: Pick<Producer, 'offer'>
}

/** After so long, the rest waits for the company's next turn. */
const TURN_MS = 1_000

/**
 * Takes in what was digested for a company, one scope per transaction. After each commit it looks again, now or in the
 * company's next turn: a worker that was turned away by our lock had committed its digest before, so it is seen then.
 */
export async function correlateCompany(
  { refiner, producer, ...common }: CompanyDependencies,
  customerId: string,
  signal: AbortSignal,
): Promise<void> {
  const startedMs = common.now()
  while (!signal.aborted) {
    common.engine.admit(customerId)
    const wished: string[] = []
    const onWished = (incidentId: string) => void wished.push(incidentId)
    const dependencies = refiner ? { ...common, refinement: { isWanted: refiner.isWanted, onWished } } : common
    const hasMore = await common.database.withTenant(customerId, async (tx) => {
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
    for (const incidentId of wished) await producer.offer(refineIncident, { customerId, incidentId })
    if (!hasMore) return
    const nowMs = common.now()
    if (nowMs - startedMs > TURN_MS && (await producer.offer(correlate, { customerId, wake: `more-${nowMs}` }))) return
  }
}
