import {
  batchStored,
  companyPartlyAnalysed,
  incidentMailsLeft,
  investigationWanted,
  refinementWanted,
} from '@holdfast/contracts/events/catalogue'
import { listWaitingBatches } from '@holdfast/database/batches/list-waiting-batches'
import { listWaitingCompanies } from '@holdfast/database/digests/list-waiting-companies'
import { listCompaniesToInvestigate } from '@holdfast/database/investigations/list-companies-to-investigate'
import { listCompaniesAwaitingMail } from '@holdfast/database/incident-mails/list-companies-awaiting-mail'
import { listUnfinishedCompanies } from '@holdfast/database/log-jobs/list-unfinished-companies'
import type { Database } from '@holdfast/database/open-database'
import { listWaitingRefinements } from '@holdfast/database/refinements/list-waiting-refinements'
import { REFINEMENT_STALE_MS } from '@holdfast/incidents/refine/refine-one-incident'
import { INVESTIGATION_STALE_MS } from './investigate/investigate-company.ts'

/** Younger rows are on their way through the queue. */
const LEFT_BEHIND_MS = 15_000
/** More than one worker digests between two sweeps, or these would set the pace after an outage of the queue. */
const MAX_ROWS = 4_000
const MAX_COMPANIES = 500

/**
 * Publishes again what a dead queue or a killed process left behind: batches that nobody digests, digests that nobody
 * correlates, refinements that nobody makes, incidents that nobody is mailed about. Returns how many.
 */
export async function sweepAnalysis(database: Pick<Database, 'withSystem'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LEFT_BEHIND_MS)
  const staleBefore = new Date(now.getTime() - REFINEMENT_STALE_MS)
  return database.withSystem('sweeper', async (tx, { publish }) => {
    const batches = await listWaitingBatches(tx, { receivedBefore: before, limit: MAX_ROWS })
    for (const { id, customerId } of batches) publish(batchStored, { customerId, batchId: id })
    const companies = new Set([
      ...(await listWaitingCompanies(tx, before)),
      ...(await listUnfinishedCompanies(tx, before)),
    ])
    for (const customerId of companies) publish(companyPartlyAnalysed, { customerId })
    const refinements = await listWaitingRefinements(tx, staleBefore, MAX_ROWS)
    for (const incident of refinements) publish(refinementWanted, incident)
    const toInvestigate = await listCompaniesToInvestigate(
      tx,
      new Date(now.getTime() - INVESTIGATION_STALE_MS),
      MAX_COMPANIES,
    )
    for (const customerId of toInvestigate) publish(investigationWanted, { customerId })
    const untold = await listCompaniesAwaitingMail(tx, MAX_COMPANIES)
    for (const customerId of untold) publish(incidentMailsLeft, { customerId })
    return batches.length + companies.size + refinements.length
  })
}
