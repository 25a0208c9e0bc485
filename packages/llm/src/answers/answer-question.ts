import type { Answer } from '@holdfast/contracts/assistant'
import type { Citation } from '@holdfast/contracts/citation'
import { answerAffected } from './answer-affected.ts'
import { answerCause } from './answer-cause.ts'
import { answerCodeChanges } from './answer-code-changes.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerConfidence } from './answer-confidence.ts'
import { answerMitigation } from './answer-mitigation.ts'
import { answerOngoing } from './answer-ongoing.ts'
import { answerRecurrence } from './answer-recurrence.ts'
import { answerRelated } from './answer-related.ts'
import { answerRunbook } from './answer-runbook.ts'
import { answerSearch, searchLines, searchTermsOf } from './answer-search.ts'
import { answerSeverity } from './answer-severity.ts'
import { answerStatus } from './answer-status.ts'
import { answerTimeline } from './answer-timeline.ts'
import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import type { Intent } from './intents.ts'
import { matchIntent } from './match-intent.ts'
import { plain } from './write-markdown.ts'

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
}

const DEFAULT_SUGGESTIONS = ['Root cause', 'What happened when?', 'Propose immediate mitigation']

/** Answers from the incident's own facts alone, and says so when they don't hold the answer. */
export function answerQuestion(
  facts: IncidentFacts,
  question: string,
  intent: Intent | null = matchIntent(question),
): Answer {
  const draft = intent ? ANSWERS[intent](facts, question) : answerUnknown(facts, question)
  return {
    answer: draft.markdown,
    citations: citedLines(facts, draft.markdown),
    source: 'engine',
    notice: null,
    suggestions: [...(draft.suggestions ?? DEFAULT_SUGGESTIONS)],
  }
}

/** Words of the question that stand in the lines are the best guess at what was meant. */
function answerUnknown(facts: IncidentFacts, question: string): DraftAnswer {
  const terms = searchTermsOf(question)
  if (searchLines(facts.lines, terms).length > 0) return answerSearch(facts, question)
  const title = facts.detail.analysis_data.pipeline_results.final_incidents[0]?.title ?? ''
  return {
    markdown: `The facts of this incident do not answer that. What is known: **${plain(title)}**. You can ask for its cause, its severity, its timeline, what is affected, what to do, whether it happened before, or for lines that mention a word.`,
    suggestions: DEFAULT_SUGGESTIONS,
  }
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
