import { IncidentListItem, IncidentPage } from '@holdfast/contracts/incidents'
import { z } from 'zod'
import { ShownSeverity } from './shown-severity.ts'

/** An unknown status is shown as itself: a newer server must not blank the screen. */
export const ShownStatus = z.string()

/** A name is not always told with an id. */
export const ShownPerson = z.object({
  id: z.string(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
})
export const ShownAssignee = z.union([ShownPerson, z.null().default(null)])

export const ShownIncident = IncidentListItem.extend({
  incident_id: z.string(),
  execution_id: z.string(),
  severity: ShownSeverity,
  status: ShownStatus,
  assigned_to: ShownAssignee,
  service: z.union([z.string(), z.null().default(null)]),
  source_type: z.string().default(''),
})
export type ShownIncident = z.infer<typeof ShownIncident>

export const ShownIncidentPage = IncidentPage.extend({
  customer_id: z.string(),
  incidents: z.array(ShownIncident),
  total: IncidentPage.shape.total.optional(),
})
export interface ShownIncidentPage {
  readonly incidents: ShownIncident[]
  readonly total: z.infer<typeof IncidentPage>['total']
}
