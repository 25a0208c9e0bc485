import type { IncidentRow } from '@holdfast/database/incidents/find-incident'
import type { RelatedCandidate } from '@holdfast/database/incidents/find-related-incidents'

export interface Relation {
  readonly score: number
  readonly reasons: readonly string[]
}

const NEARBY_MINUTES = 15

/** Why another incident may have to do with this one, strongest reason first. */
export function explainRelation(incident: IncidentRow, other: RelatedCandidate): Relation {
  const reasons: string[] = []
  let score = 0
  if (incident.signatureId !== null && incident.signatureId === other.signatureId) {
    score += 4
    reasons.push('Same known cause')
  }
  const shared = other.templateIds.filter((id) => incident.templateIds.includes(id)).length
  if (shared > 0) {
    score += 3 * (shared / Math.max(1, Math.min(incident.templateIds.length, other.templateIds.length)))
    reasons.push(shared === 1 ? 'Shares a kind of log line' : `Shares ${shared} kinds of log lines`)
  }
  const sameService = incident.service !== null && incident.service === other.service
  if (sameService) {
    score += 1
    reasons.push(`Same service (${incident.service})`)
  }
  if (incident.startedAt && other.startedAt) {
    const minutes = Math.round(Math.abs(incident.startedAt.getTime() - other.startedAt.getTime()) / 60_000)
    if (minutes <= NEARBY_MINUTES) {
      score += 1
      reasons.push(minutes === 0 ? 'Began in the same minute' : `Began within ${minutes} min of it`)
    }
  }
  return { score, reasons }
}
