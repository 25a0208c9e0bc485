import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, clock, percent, plain } from './write-markdown.ts'

/** What one tells somebody who has a minute. */
export function answerSummary({ detail }: IncidentFacts): DraftAnswer {
  const { final_incidents: incidents, log_analysis: analysis } = detail.analysis_data.pipeline_results
  const [incident] = incidents
  const [cause] = analysis.root_cause_hypothesis_ranking
  const [step] = incident?.remediation_steps ?? []
  const { started_at: start, ended_at: end } = analysis.timeline_analysis
  const impact = incident?.impact_analysis
  const points = [
    start
      ? `When: ${clock(start)}${end ? ` to ${clock(end, start)}` : ''}.`
      : 'When: the lines carry no time of their own.',
    cause
      ? `Why: ${plain(cause.hypothesis)} (${percent(cause.confidence)})${cite(cause.evidence.map((line) => line.line_id))}`
      : 'Why: the lines do not show a cause.',
    impact ? `Who is hit: ${plain(impact.scope)} ${plain(impact.service_availability)}` : '',
    impact ? `Business: ${plain(impact.business_impact)}` : '',
    step ? `First step: ${plain(step.action)}. ${plain(step.description)}` : '',
  ]
  return {
    markdown: `**${plain(incident?.title ?? 'Incident')}**, rated **${incident?.severity ?? 'medium'}**, ${detail.live_status}.\n\n${bullets(points.filter(Boolean))}`,
    suggestions: ['Root cause', 'What happened when?', 'Propose immediate mitigation'],
  }
}
