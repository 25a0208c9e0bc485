import type { Finding } from '@holdfast/analysis/model/finding'
import { findIncidentByFingerprint } from '@holdfast/database/incidents/find-incident-by-fingerprint'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelationRun } from './correlation-run.ts'
import { openIncident } from './open-incident.ts'
import { fingerprintOf } from './describe-finding.ts'
import { updateIncident } from './update-incident.ts'

/** Saves a finding as a new incident, a new occurrence or more of a known one. Null: too few events to open one. */
export async function saveFinding(
  tx: TenantTransaction,
  finding: Finding,
  run: CorrelationRun,
): Promise<string | null> {
  const incident = await findIncidentByFingerprint(tx, fingerprintOf(finding, run))
  if (incident) {
    await updateIncident(tx, incident, finding, run)
    return incident.id
  }
  return finding.eventCount < run.minOccurrences ? null : openIncident(tx, finding, run)
}
