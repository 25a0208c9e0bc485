import type { ShownIncident } from '../../../lib/api/shown-incidents.ts'

export interface RowActions {
  readonly select: (id: string) => void
  readonly open: (incident: ShownIncident) => void
  readonly askDelete: (incident: ShownIncident) => void
  readonly check: (id: string) => void
}
