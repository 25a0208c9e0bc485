import { IncidentDetail } from '@holdfast/contracts/incidents'
import { z } from 'zod'
import { ShownAssignee, ShownStatus } from './shown-incident.ts'
import { ShownAnalysisData } from './shown-analysis.ts'

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
