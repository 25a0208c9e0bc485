import type { Answer } from '@holdfast/contracts/assistant'
import { answerQuestion } from '../answers/answer-question.ts'
import type { IncidentFacts } from '../answers/incident-facts.ts'
import { matchIntent } from '../answers/match-intent.ts'
import { code } from '../answers/write-markdown.ts'
import { engineLineIds } from '../answers/engine-line-ids.ts'
import { hasHiddenCharacters } from './has-hidden-characters.ts'
import type { ModelAnswer } from './model-answer.ts'
import { type VerifiedQuote, verifyQuotes } from './verify-quotes.ts'

export const SHOWN_QUOTES = 5
export const QUOTES_HEADING = '\n\n**Lines that bear on your question**\n\n'
const SHOWN_CHARACTERS = 400

/**
 * What is shown of a model's answer: the engine's own words on the topic that it recognized in a question the engine
 * did not understand, and lines whose quotes it gave right. Nothing that the model wrote itself.
 */
export function groundAnswer(facts: IncidentFacts, question: string, said: ModelAnswer): Answer {
  const matched = matchIntent(question)
  const topic = matched ?? said.topics[0] ?? null
  const base = answerQuestion(facts, question, topic)
  const allowed = engineLineIds(facts)
  const quotes = verifyQuotes(
    said.quotes,
    facts.lines.filter((line) => allowed.has(line.id)),
  ).slice(0, SHOWN_QUOTES)
  if (quotes.length === 0) return { ...base, source: matched === topic ? 'engine' : 'model' }
  return {
    ...base,
    answer: `${base.answer}${QUOTES_HEADING}${quotes.map(quoteBullet).join('\n')}`,
    citations: withQuotes(base.citations, quotes),
    source: 'model',
  }
}

export const quoteBullet = (quote: VerifiedQuote): string => `- ${code(shownText(quote))} [${quote.line.id}]`

/** The whole line where it fits, since a part of it may say the opposite. */
function shownText({ line, start, end }: VerifiedQuote): string {
  const isWhole = line.text.length <= SHOWN_CHARACTERS && !hasHiddenCharacters(line.text)
  return isWhole ? line.text : line.text.slice(start, end)
}

/** A span that the analysis quoted stays the one to highlight. */
function withQuotes(known: Answer['citations'], quotes: readonly VerifiedQuote[]): Answer['citations'] {
  const cited = new Set(known.map((citation) => citation.line_id))
  const added = quotes.filter(({ line }) => !cited.has(line.id))
  return [
    ...known,
    ...added.map(({ line, start, end }) => ({
      line_id: line.id,
      timestamp: line.timestamp,
      message: line.text,
      service: line.service,
      level: line.level,
      quote_start: start,
      quote_end: end,
    })),
  ]
}
