import type { Finding } from '@holdfast/analysis/model/finding'
import { findIncidentByFingerprint } from '@holdfast/database/incidents/find-incident-by-fingerprint'
import type { SourceType } from '@holdfast/contracts/incident-fields'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { fingerprintOf } from '@holdfast/incidents/record/describe-finding'

/** The incident that each finding is kept as, where it is one. */
export async function listIncidentsOf(
  tx: TenantTransaction,
  findings: readonly Finding[],
  { sourceType }: { readonly sourceType: SourceType },
): Promise<Map<Finding, string>> {
  const known = new Map<Finding, string>()
  for (const finding of findings) {
    const incident = await findIncidentByFingerprint(tx, fingerprintOf(finding, { sourceType }))
    if (incident) known.set(finding, incident.id)
  }
  return known
}
