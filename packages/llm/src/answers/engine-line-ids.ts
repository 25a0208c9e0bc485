import type { IncidentFacts } from './incident-facts.ts'

/** The lines that the analysis itself stands on. A model may choose among them and add none. */
export function engineLineIds({
  detail,
}: {
  readonly detail: Pick<IncidentFacts['detail'], 'analysis_data'>
}): Set<string> {
  const { final_incidents: incidents, log_analysis: analysis } = detail.analysis_data.pipeline_results
  const ids = [
    ...incidents.flatMap((incident) => incident.evidence_logs.map((line) => line.line_id)),
    ...incidents.flatMap((incident) => incident.timeline.map((entry) => entry.line_id)),
    ...analysis.root_cause_hypothesis_ranking.flatMap((cause) =>
      [...cause.evidence, ...cause.contradicting].map((line) => line.line_id),
    ),
    ...analysis.ruled_out.flatMap((cause) => cause.evidence.map((line) => line.line_id)),
  ]
  return new Set(ids.filter((id) => id !== null))
}
