import type { Answer } from '@holdfast/contracts/assistant'
import type { Citation } from '@holdfast/contracts/citation'
import { answerAffected } from './answer-affected.ts'
import { answerCause } from './answer-cause.ts'
import { answerCodeChanges } from './answer-code-changes.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerConfidence } from './answer-confidence.ts'
import { answerFromFacts } from './answer-from-facts.ts'
import { answerMitigation } from './answer-mitigation.ts'
import { answerOngoing } from './answer-ongoing.ts'
import { answerRecurrence } from './answer-recurrence.ts'
import { answerRelated } from './answer-related.ts'
import { answerRunbook } from './answer-runbook.ts'
import { answerSearch } from './answer-search.ts'
import { answerSeverity } from './answer-severity.ts'
import { answerStatus } from './answer-status.ts'
import { answerSummary } from './answer-summary.ts'
import { answerTimeline } from './answer-timeline.ts'
import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import type { Intent } from './intents.ts'
import { matchIntent } from './match-intent.ts'
import { cite, plain } from './write-markdown.ts'

const ANSWERS: Readonly<Record<Intent, (facts: IncidentFacts, question: string) => DraftAnswer>> = {
  severity: answerSeverity,
  cause: answerCause,
  mitigation: answerMitigation,
  related: answerRelated,
  'code-changes': answerCodeChanges,
  runbook: answerRunbook,
  timeline: answerTimeline,
  affected: answerAffected,
  ongoing: answerOngoing,
  recurrence: answerRecurrence,
  search: answerSearch,
  comparison: answerComparison,
  confidence: answerConfidence,
  status: answerStatus,
  summary: answerSummary,
}

const DEFAULT_SUGGESTIONS = ['Root cause', 'What happened when?', 'Propose immediate mitigation']

/** Answers from the incident's own facts alone, and says so when they don't hold the answer. */
export function answerQuestion(
  facts: IncidentFacts,
  question: string,
  intent: Intent | null = matchIntent(question),
): Answer {
  const draft = intent ? answerOnIntent(facts, question, intent) : answerOnWords(facts, question)
  return {
    answer: draft.markdown,
    citations: citedLines(facts, draft.markdown),
    source: 'engine',
    notice: null,
    suggestions: [...(draft.suggestions ?? DEFAULT_SUGGESTIONS)],
  }
}

function answerOnIntent(facts: IncidentFacts, question: string, intent: Intent): DraftAnswer {
  const draft = ANSWERS[intent](facts, question)
  const { remark, list } = answerFromFacts(facts, question, intent, draft.markdown)
  const more = list === '' || intent === 'search' ? '' : `**More on this**\n\n${list}`
  return { ...draft, markdown: [remark, draft.markdown, more].filter(Boolean).join('\n\n') }
}

/** Words of the question that the incident knows are the best guess at what was meant. */
function answerOnWords(facts: IncidentFacts, question: string): DraftAnswer {
  const { final_incidents: incidents, log_analysis: analysis } = facts.detail.analysis_data.pipeline_results
  const title = plain(incidents[0]?.title ?? '')
  const [cause] = analysis.root_cause_hypothesis_ranking
  const { remark, list } = answerFromFacts(facts, question, null, '')
  const blocks =
    list === ''
      ? [
          remark,
          `I can't answer that from these logs. What is known: **${title}**.`,
          cause ? `${plain(cause.hypothesis)}${cite(cause.evidence.map((line) => line.line_id))}` : '',
          'You can ask for its cause, its severity, its timeline, what is affected, what to do, whether it happened before, or for lines that mention a word.',
        ]
      : [remark, `What **${title}** says on it:`, list]
  return { markdown: blocks.filter(Boolean).join('\n\n'), suggestions: DEFAULT_SUGGESTIONS }
}

function citedLines(facts: IncidentFacts, markdown: string): Citation[] {
  const cited = new Set(Array.from(markdown.matchAll(/\[(L\d+)\]/g), (match) => match[1]))
  const quotes = quotesOf(facts)
  return facts.lines
    .filter((line) => cited.has(line.id))
    .map((line) => ({
      line_id: line.id,
      timestamp: line.timestamp,
      message: line.text,
      service: line.service,
      level: line.level,
      ...(quotes.get(line.id) ?? { quote_start: 0, quote_end: line.text.length }),
    }))
}

/** The verified spans that the analysis quoted. */
function quotesOf({ detail }: IncidentFacts): Map<string, Pick<Citation, 'quote_start' | 'quote_end'>> {
  const results = detail.analysis_data.pipeline_results
  const citations = [
    ...(results.final_incidents[0]?.evidence_logs ?? []),
    ...results.log_analysis.root_cause_hypothesis_ranking.flatMap((cause) => cause.evidence),
  ]
  return new Map(
    citations.map((citation) => [
      citation.line_id,
      { quote_start: citation.quote_start, quote_end: citation.quote_end },
    ]),
  )
}
