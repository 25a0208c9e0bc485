import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { claimInvestigation } from '@holdfast/database/investigations/claim-investigation'
import { dropWaitingInvestigations } from '@holdfast/database/investigations/drop-waiting-investigations'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import type { InvestigationsTable } from '@holdfast/database/schema/investigation-tables'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { collectEvidence } from '@holdfast/investigator/evidence/collect-evidence'
import type { ClaimedInvestigation, InvestigateDependencies } from './claimed-investigation.ts'
import { listIncidentsOf } from './list-incidents-of.ts'
import { MAX_RECORDS, readLogs, type LogsToRead, windowOf } from './read-logs.ts'
import { endInvestigation, settleInvestigation } from './settle-investigation.ts'

/** Longer than any conversation may take: who claimed one before that is dead. */
export const INVESTIGATION_STALE_MS = 25 * 60_000
/** What could not be done by then is not worth it any more. */
const GIVE_UP_MS = 24 * 3_600_000
/** These may pass: the claim grows stale, and the sweeper tries again. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'circuit-open', 'rate-limited', 'timeout', 'aborted'])

/** All that waits for a company, the most severe and newest first; each is claimed, led without a transaction, and settled. */
export async function investigateCompany(
  dependencies: InvestigateDependencies,
  customerId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const claimed = await dependencies.database.withTenant(customerId, (tx) => claim(tx, dependencies, customerId))
    if (claimed === null) return
    if (claimed.subject === null) await endInvestigation(dependencies, claimed, 'nothing-to-read')
    else if (!(await lead(dependencies, { ...claimed, subject: claimed.subject }, signal))) return
  }
}

type Claim = Omit<ClaimedInvestigation, 'subject'> & { readonly subject: LogsToRead['subject'] | null }

async function claim(
  tx: TenantTransaction,
  { vault, investigator, now }: InvestigateDependencies,
  customerId: string,
): Promise<Claim | null> {
  const policy = await readModelPolicy(tx, vault, customerId)
  if (!investigator.isWanted(policy)) {
    await dropWaitingInvestigations(tx)
    return null
  }
  const row = await claimInvestigation(tx, {
    now: new Date(now()),
    staleBefore: new Date(now() - INVESTIGATION_STALE_MS),
  })
  if (!row) return null
  const cipher = await vault.cipherOf(tx, customerId)
  return { row, policy, cipher, ...(await subjectOf(tx, row)) }
}

async function subjectOf(
  tx: TenantTransaction,
  { jobId, incidentId }: InvestigationsTable,
): Promise<Pick<Claim, 'subject' | 'sourceName' | 'sourceType'>> {
  if (jobId !== null) {
    const job = await findLogJob(tx, jobId)
    const isMeant = job !== undefined && job.sourceType !== 'sample'
    return {
      subject: isMeant ? { jobId } : null,
      sourceName: job?.sourceName ?? '',
      sourceType: job?.sourceType === 'upload' ? 'upload' : 'paste',
    }
  }
  const incident = incidentId === null ? undefined : await findIncident(tx, incidentId)
  const window = incident?.startedAt ? windowOf(incident.startedAt, incident.createdAt) : null
  return { subject: window && { window }, sourceName: '', sourceType: 'otlp' }
}

/** False: the model cannot be reached for now, so that the rest may wait, too. */
async function lead(
  dependencies: InvestigateDependencies,
  claimed: ClaimedInvestigation,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, investigator, now } = dependencies
  const { row, policy, cipher, subject } = claimed
  const { customerId } = row
  const evidence = await collectEvidence(readLogs({ database, customerId, cipher, subject }), {
    maxRecords: MAX_RECORDS,
  })
  if (evidence.records.length === 0) {
    await endInvestigation(dependencies, claimed, 'nothing-to-read')
    return true
  }
  const findings = analyzeDigest(evidence.digest)
  const known = await database.withTenant(customerId, (tx) => listIncidentsOf(tx, findings, claimed))
  const incidentId = row.incidentId ?? [...known.values()][0] ?? null
  const work = { customerId, incidentId, evidence, findings, policy }
  const investigation = await investigator.investigate(work, signal)
  const failure = investigation === null ? 'not-set-up' : investigation.failure
  if (failure !== null && PASSING.has(failure) && now() - row.requestedAt.getTime() < GIVE_UP_MS) return false
  if (investigation === null) await endInvestigation(dependencies, claimed, 'not-set-up')
  else
    await settleInvestigation(dependencies, {
      claimed,
      investigation,
      findings,
      known,
      model: investigator.modelOf(policy),
    })
  return true
}
