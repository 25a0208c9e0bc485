import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, plain } from './write-markdown.ts'

export function answerSeverity({ detail }: IncidentFacts): DraftAnswer {
  const { final_incidents: incidents, log_analysis: analysis } = detail.analysis_data.pipeline_results
  const [incident] = incidents
  const impact = incident?.impact_analysis
  const strongest = analysis.root_cause_hypothesis_ranking[0]?.evidence.map((citation) => citation.line_id) ?? []
  const facts = [
    impact && impact.affected_services.length > 0
      ? `Affected: ${impact.affected_services.map(plain).join(', ')}.`
      : 'The lines name no other affected service.',
    impact ? plain(impact.service_availability) : '',
    impact ? plain(impact.scope) : '',
    impact?.data_integrity_risk ? `Data: ${plain(impact.data_integrity_risk)}` : '',
  ].filter(Boolean)
  return {
    markdown: `This incident is rated **${incident?.severity ?? 'medium'}**. ${plain(analysis.severity_rationale)}${cite(strongest)}\n\n${bullets(facts)}`,
    suggestions: ['Propose immediate mitigation', 'Which services are affected?'],
  }
}
