import type { EvidenceContext } from '@holdfast/contracts/incidents'
import { findPinnedLine } from '@holdfast/database/incidents/find-pinned-line'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import { requireIncident } from './read-incident.ts'

export interface WantedEvidence {
  readonly customerId: string
  readonly incidentId: string
  /** As citations name it: L12. */
  readonly lineId: string
  /** So many on each side. */
  readonly neighbors: number
}

/** A cited line among its neighbors. */
export async function showEvidence(
  { database, vault }: IncidentStore,
  { customerId, incidentId, lineId, neighbors }: WantedEvidence,
): Promise<EvidenceContext> {
  const { source, lines } = await database.withTenant(customerId, async (tx) => {
    await requireIncident(tx, incidentId)
    const cipher = await vault.cipherOf(tx, customerId)
    const pinned = await findPinnedLine(tx, cipher, { incidentId, lineNumber: Number(lineId.slice(1)) })
    if (!pinned) throw new AppError('not_found', `This incident has no line ${lineId}.`)
    return pinned
  })
  const cited = Math.max(
    0,
    lines.findIndex((line) => line.is_cited),
  )
  return { line_id: lineId, source, lines: lines.slice(Math.max(0, cited - neighbors), cited + neighbors + 1) }
}
