import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'

export interface RowActions {
  readonly select: (id: string) => void
  readonly open: (incident: ShownIncident) => void
  readonly askDelete: (incident: ShownIncident) => void
  readonly check: (id: string) => void
}
