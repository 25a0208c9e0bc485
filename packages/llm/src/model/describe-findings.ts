import type { IncidentFacts } from '../answers/incident-facts.ts'

/** What the engine found, in few words; its texts may carry log text, so they travel as data. */
export function describeFindings({ detail }: IncidentFacts): string {
  const { final_incidents: incidents, log_analysis: analysis } = detail.analysis_data.pipeline_results
  const [incident] = incidents
  const causes = analysis.root_cause_hypothesis_ranking.slice(0, 3).map((cause) => cause.hypothesis)
  return JSON.stringify({
    title: incident?.title ?? '',
    severity: incident?.severity ?? 'medium',
    service: detail.service,
    causes,
    affected: incident?.impact_analysis.affected_services ?? [],
  })
}
