import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, percent, plain } from './write-markdown.ts'

export function answerConfidence({ detail }: IncidentFacts): DraftAnswer {
  const { log_analysis: analysis, evidence_selection: selection } = detail.analysis_data.pipeline_results
  const [first] = analysis.root_cause_hypothesis_ranking
  const points = [
    `Evidence: ${selection.evidence_quality} quality, ${selection.event_count} events. ${plain(selection.reasoning)}`,
    first ? `For it: ${first.evidence.length} lines${cite(first.evidence.map((line) => line.line_id))}` : '',
    first && first.contradicting.length > 0
      ? `Against it: ${first.contradicting.length} lines${cite(first.contradicting.map((line) => line.line_id))}`
      : 'Against it: no line that was seen.',
    ...(first?.missing ?? []).map((missing) => `Missing: ${plain(missing)}`),
    ...analysis.grouped_because.map((reason) => `Grouped because: ${plain(reason)}`),
  ]
  return {
    markdown: `The cause is **${analysis.outcome}**, ${percent(analysis.confidence)}.\n\n${bullets(points.filter(Boolean))}`,
    suggestions: ['Root cause', 'What happened when?'],
  }
}
