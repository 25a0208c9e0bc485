import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, percent, plain } from './write-markdown.ts'

export function answerCause({ detail }: IncidentFacts): DraftAnswer {
  const { log_analysis: analysis } = detail.analysis_data.pipeline_results
  const [first, ...others] = analysis.root_cause_hypothesis_ranking
  if (!first) {
    return {
      markdown: 'The lines do not show a cause. The evidence list says what was seen.',
      suggestions: ['What happened when?'],
    }
  }
  const blocks = [
    `**${plain(first.hypothesis)}** (${percent(first.confidence)}, ${analysis.outcome})${cite(first.evidence.map((line) => line.line_id))}`,
    plain(first.operational_context),
    first.contradicting.length > 0
      ? `Speaking against it:${cite(first.contradicting.map((line) => line.line_id))}`
      : '',
    first.missing.length > 0 ? `Not seen, though one would expect it:\n${bullets(first.missing.map(plain))}` : '',
    others.length > 0
      ? `Other possibilities:\n${bullets(
          others.map(
            (other) =>
              `${plain(other.hypothesis)} (${percent(other.confidence)})${cite(other.evidence.map((line) => line.line_id))}`,
          ),
        )}`
      : '',
    analysis.ruled_out.length > 0
      ? `Ruled out:\n${bullets(
          analysis.ruled_out.map(
            (cause) =>
              `${plain(cause.hypothesis)}: ${plain(cause.reason)}${cite(cause.evidence.map((line) => line.line_id))}`,
          ),
        )}`
      : '',
  ]
  return {
    markdown: blocks.filter(Boolean).join('\n\n'),
    suggestions: ['How sure are we?', 'Propose immediate mitigation', 'Check code changes'],
  }
}
