import { investigationWanted } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import type { Severity } from '@holdfast/contracts/incident-fields'
import { insertInvestigationRequest } from '@holdfast/database/investigations/insert-investigation-request'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

export interface InvestigationReason {
  readonly customerId: string
  /** A paste or an upload as a whole, or an incident of the agents' stream. */
  readonly subject: { readonly jobId: string } | { readonly incidentId: string }
  /** Of the most severe incident; null where there is none. */
  readonly severity: Severity | null
  readonly nowMs: number
}

const RANKS: Readonly<Record<Severity, number>> = { critical: 0, high: 1, medium: 2, low: 3 }
const NO_INCIDENT = 4

/** Together with what gives reason to it. */
export async function requestInvestigation(
  tx: TenantTransaction,
  { customerId, subject, severity, nowMs }: InvestigationReason,
  publish: Publish,
): Promise<void> {
  const isWished = await insertInvestigationRequest(tx, {
    customerId,
    jobId: 'jobId' in subject ? subject.jobId : null,
    incidentId: 'incidentId' in subject ? subject.incidentId : null,
    severityRank: severity === null ? NO_INCIDENT : RANKS[severity],
    requestedAt: new Date(nowMs),
  })
  if (isWished) publish(investigationWanted, { customerId })
}

export const mostSevere = (severities: readonly Severity[]): Severity | null =>
  severities.toSorted((a, b) => RANKS[a] - RANKS[b])[0] ?? null
