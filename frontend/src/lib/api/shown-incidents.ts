import { FinalIncident, PipelineResults, AnalysisData } from '@holdfast/contracts/analysis-data'
import { Severity } from '@holdfast/contracts/incident-fields'
import { IncidentDetail, IncidentListItem, IncidentPage } from '@holdfast/contracts/incidents'
import { z } from 'zod'

/** A severity we do not know is shown as medium, an unknown status as it is: a newer server must not blank the screen. */
const ShownSeverity = Severity.catch('medium')
const ShownStatus = z.string()

export const ShownIncident = IncidentListItem.extend({ severity: ShownSeverity, status: ShownStatus })
export type ShownIncident = z.infer<typeof ShownIncident>

export const ShownIncidentPage = IncidentPage.extend({ incidents: z.array(ShownIncident) })
export type ShownIncidentPage = z.infer<typeof ShownIncidentPage>

export const ShownIncidentDetail = IncidentDetail.extend({
  live_status: ShownStatus,
  analysis_data: AnalysisData.extend({
    pipeline_results: PipelineResults.extend({
      final_incidents: z.array(FinalIncident.extend({ severity: ShownSeverity })).min(1),
    }),
  }),
})
export type ShownIncidentDetail = z.infer<typeof ShownIncidentDetail>
