import type { IncidentListItem } from '@holdfast/contracts/incidents'
import type { StandInState } from './stand-in-state.ts'

/** As a colleague or the analysis would, while somebody looks. */
export function changeIncident(
  state: StandInState,
  id: string,
  change: Partial<IncidentListItem>,
): IncidentListItem | undefined {
  const incident = state.incidents.find(({ incident_id }) => incident_id === id)
  if (!incident) return undefined
  const at = new Date().toISOString()
  if (Object.keys(change).length > 0) Object.assign(incident, change, { updated_at: at })
  state.changes.set(id, at)
  return incident
}
