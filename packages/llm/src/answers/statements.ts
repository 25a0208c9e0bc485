import { engineLineIds } from './engine-line-ids.ts'
import { excerpt } from './excerpt.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { cite, clock, code, percent, plain } from './write-markdown.ts'

export type Topic =
  | 'cause'
  | 'ruled-out'
  | 'change'
  | 'course'
  | 'count'
  | 'data'
  | 'impact'
  | 'metric'
  | 'pattern'
  | 'line'

/** One thing that the incident says. */
export interface Statement {
  readonly topic: Topic
  /** What a question's words are looked for in. */
  readonly text: string
  readonly markdown: string
  /** An answer that holds this has said it already. */
  readonly core: string
}

const SHOWN_CHARACTERS = 240

const say = (
  topic: Topic,
  text: string,
  lineIds: readonly (string | null)[] = [],
  note = '',
  core = text,
): Statement[] =>
  text.trim() === '' ? [] : [{ topic, text, markdown: `${plain(text)}${note}${cite(lineIds)}`, core: plain(core) }]

/** All that the analysis says, sentence by sentence, and the lines that it stands on; long ones where a word stands. */
export function statementsOf(facts: IncidentFacts, words: readonly string[]): Statement[] {
  const {
    log_analysis: analysis,
    final_incidents: incidents,
    evidence_selection: selection,
  } = facts.detail.analysis_data.pipeline_results
  const [incident] = incidents
  const impact = incident?.impact_analysis
  const pattern = analysis.temporal_pattern_analysis
  const start = analysis.timeline_analysis.started_at
  const known = engineLineIds(facts)
  return [
    ...analysis.root_cause_hypothesis_ranking.flatMap((cause) =>
      say('cause', cause.hypothesis, idsOf(cause.evidence), ` (${percent(cause.confidence)})`),
    ),
    ...analysis.ruled_out.flatMap((cause) =>
      say('ruled-out', `Ruled out: ${cause.hypothesis}. ${cause.reason}`, idsOf(cause.evidence), '', cause.reason),
    ),
    ...(incident?.timeline ?? []).flatMap((entry) =>
      say(
        entry.event_type === 'change' ? 'change' : 'course',
        `${entry.timestamp ? `${clock(entry.timestamp, start)} ` : ''}${entry.component}: ${entry.description}`,
        [entry.line_id],
        '',
        entry.description,
      ),
    ),
    ...say('count', impact?.service_availability ?? ''),
    ...analysis.technical_details.component_failures.flatMap((failure) =>
      say('count', `${failure.component}: ${failure.failure}, ${failure.count} times`),
    ),
    ...analysis.technical_details.error_patterns.map((kind): Statement => ({
      topic: 'count',
      text: kind,
      markdown: code(kind),
      core: kind,
    })),
    ...say('count', `${selection.event_count} events belong to it in all`),
    ...say('data', impact?.data_integrity_risk ?? ''),
    ...say('impact', impact?.business_impact ?? ''),
    ...say('impact', impact ? `Affected: ${impact.scope}` : ''),
    ...analysis.technical_details.performance_metrics.flatMap((metric) => say('metric', metric)),
    ...say('pattern', `${pattern.interval_analysis} ${pattern.operational_hypothesis}`),
    ...say('pattern', pattern.next_expected ? `The next time would be ${clock(pattern.next_expected)}` : ''),
    ...facts.lines
      .filter((line) => known.has(line.id))
      .map((line): Statement => {
        const markdown = `${code(excerpt(line.text, words, SHOWN_CHARACTERS))} [${line.id}]`
        return { topic: 'line', text: `${line.service ?? ''} ${line.text}`, markdown, core: markdown }
      }),
  ]
}

const idsOf = (lines: readonly { line_id: string }[]): string[] => lines.map((line) => line.line_id)
