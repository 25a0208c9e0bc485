import { Changes, IncidentChange } from '@holdfast/contracts/changes'
import { IncidentDetail, IncidentListItem, IncidentPage } from '@holdfast/contracts/incidents'
import { z } from 'zod'
import { ShownAnalysisData, ShownSeverity } from './shown-analysis.ts'

/** An unknown status is shown as itself: a newer server must not blank the screen. */
const ShownStatus = z.string()

/** A name is not always told with an id. */
export const ShownPerson = z.object({
  id: z.string(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
})
const ShownAssignee = z.union([ShownPerson, z.null().default(null)])

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

export const ShownChange = IncidentChange.extend({ incident: ShownIncident.nullable() })
export type ShownChange = z.infer<typeof ShownChange>
export const ShownChanges = Changes.extend({ changes: z.array(ShownChange) })
export type ShownChanges = z.infer<typeof ShownChanges>

export const ShownIncidentDetail = IncidentDetail.extend({
  incident_id: z.string(),
  customer_id: z.string(),
  execution_id: z.string(),
  live_status: ShownStatus,
  live_assigned_to: ShownAssignee,
  occurrence_count: z.number().default(1),
  analysis_data: ShownAnalysisData,
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  service: z.union([z.string(), z.null().default(null)]),
  source_type: z.string().default(''),
}).transform(({ created_at, updated_at, started_at, ended_at, ...detail }) => {
  const { timestamp } = detail.analysis_data.execution_metadata
  const window = detail.analysis_data.pipeline_results.log_analysis.timeline_analysis
  return {
    ...detail,
    created_at: created_at ?? timestamp,
    updated_at: updated_at ?? timestamp,
    started_at: started_at ?? window.started_at,
    ended_at: ended_at ?? window.ended_at,
  }
})
export type ShownIncidentDetail = z.infer<typeof ShownIncidentDetail>

/** The assignee by name, or by id alone. */
export const ShownState = z.object({
  id: z.string(),
  status: ShownStatus,
  assigned_to: z.union([ShownPerson, z.string().transform((id) => ShownPerson.parse({ id })), z.null().default(null)]),
})
export type ShownState = z.infer<typeof ShownState>
