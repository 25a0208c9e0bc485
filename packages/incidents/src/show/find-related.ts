import type { RelatedIncident } from '@holdfast/contracts/incidents'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { IncidentRow } from '@holdfast/database/incidents/find-incident'
import { findRelatedIncidents } from '@holdfast/database/incidents/find-related-incidents'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { explainRelation } from './explain-relation.ts'

const SHOWN = 20
/** Below this, two incidents share no more than a minute or a service. */
const LEAST_SCORE = 1.5

/** The incidents that most likely have to do with this one, each with the reasons. */
export async function findRelated(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  incident: IncidentRow,
): Promise<RelatedIncident[]> {
  const candidates = await findRelatedIncidents(tx, incident)
  return candidates
    .map((other) => ({ other, relation: explainRelation(incident, other) }))
    .filter(({ relation }) => relation.score >= LEAST_SCORE)
    .toSorted((a, b) => b.relation.score - a.relation.score)
    .slice(0, SHOWN)
    .map(({ other, relation }) => ({
      incident_id: other.id,
      title: openTitle(cipher, other),
      severity: other.severity,
      status: other.status,
      last_seen: other.lastSeen.toISOString(),
      reasons: [...relation.reasons],
    }))
}
