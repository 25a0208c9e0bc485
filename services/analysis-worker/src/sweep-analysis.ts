import { correlate, digestBatch, refineIncident } from '@holdfast/contracts/jobs'
import { listWaitingBatches } from '@holdfast/database/batches/list-waiting-batches'
import { listWaitingCompanies } from '@holdfast/database/digests/list-waiting-companies'
import { listUnfinishedCompanies } from '@holdfast/database/log-jobs/list-unfinished-companies'
import { listWaitingRefinements } from '@holdfast/database/refinements/list-waiting-refinements'
import type { Database } from '@holdfast/database/open-database'
import type { Producer } from '@holdfast/queue/create-producer'
import { REFINEMENT_STALE_MS } from './refine/refine-one-incident.ts'

export interface SweepDependencies {
  readonly database: Database
  readonly producer: Pick<Producer, 'addMany'>
}

/** Younger rows are on their way through the queue. */
const LEFT_BEHIND_MS = 15_000
/** More than one worker digests between two sweeps, or these would set the pace after an outage of the queue. */
const MAX_ROWS = 4_000

/** What a dead queue or a killed process left behind: batches nobody digests, digests nobody correlates, wishes nobody grants. */
export async function sweepAnalysis({ database, producer }: SweepDependencies, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LEFT_BEHIND_MS)
  const staleBefore = new Date(now.getTime() - REFINEMENT_STALE_MS)
  const { batches, companies, refinements } = await database.withSystem('sweeper', async (tx) => ({
    batches: await listWaitingBatches(tx, { receivedBefore: before, limit: MAX_ROWS }),
    companies: new Set([...(await listWaitingCompanies(tx, before)), ...(await listUnfinishedCompanies(tx, before))]),
    refinements: await listWaitingRefinements(tx, staleBefore, MAX_ROWS),
  }))
  if (batches.length > 0) {
    await producer.addMany(
      digestBatch,
      batches.map(({ id, customerId }) => ({ batchId: id, customerId })),
    )
  }
  if (companies.size > 0) {
    const wake = `sweep-${Math.floor(now.getTime() / LEFT_BEHIND_MS)}`
    await producer.addMany(
      correlate,
      Array.from(companies, (customerId) => ({ customerId, wake })),
    )
  }
  if (refinements.length > 0) await producer.addMany(refineIncident, refinements)
  return batches.length + companies.size + refinements.length
}
