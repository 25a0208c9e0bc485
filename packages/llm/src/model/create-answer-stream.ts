import type { Answer } from '@holdfast/contracts/assistant'
import { answerQuestion } from '../answers/answer-question.ts'
import type { IncidentFacts } from '../answers/incident-facts.ts'
import type { Intent } from '../answers/intents.ts'
import { matchIntent } from '../answers/match-intent.ts'
import { engineLineIds } from '../answers/engine-line-ids.ts'
import { QUOTES_HEADING, quoteBullet, SHOWN_QUOTES } from '../ground/ground-answer.ts'
import { verifyQuotes } from '../ground/verify-quotes.ts'
import { createAnswerReader } from './create-answer-reader.ts'

export interface AnswerStream {
  /** Told of what the model has written so far. */
  readonly hear: (text: string) => void
  /** Shows what the answer that counts has beyond what was shown. */
  readonly finish: (answer: Answer) => void
}

export interface StreamTo {
  readonly unmask: (text: string) => string
  readonly onDelta: (markdown: string) => void
}

/**
 * What may be shown before the model has finished: the engine's words as soon as the topic is known, then each quote
 * that is whole and stands in its line.
 */
export function createAnswerStream(
  facts: IncidentFacts,
  question: string,
  { unmask, onDelta }: StreamTo,
): AnswerStream {
  const read = createAnswerReader()
  const allowed = engineLineIds(facts)
  const lines = facts.lines.filter((line) => allowed.has(line.id))
  const matched = matchIntent(question)
  const shownLines = new Set<string>()
  let shown = ''

  const show = (markdown: string) => {
    shown += markdown
    for (const paragraph of markdown.split(/(?<=\n\n)/)) onDelta(paragraph)
  }
  const showBase = (topic: Intent | null) => {
    if (shown === '') show(answerQuestion(facts, question, topic).answer)
  }
  if (matched) showBase(matched)

  return {
    hear: (text) => {
      const { topics, quotes } = read(text)
      if (topics) showBase(matched ?? topics[0] ?? null)
      if (shown === '') return
      for (const { line_id: id, quote } of quotes) {
        const [verified] = verifyQuotes([{ line_id: id, quote: unmask(quote) }], lines)
        if (!verified || shownLines.has(id) || shownLines.size >= SHOWN_QUOTES) continue
        show(`${shownLines.size === 0 ? QUOTES_HEADING : '\n'}${quoteBullet(verified)}`)
        shownLines.add(id)
      }
    },
    finish: ({ answer }) => {
      if (answer.startsWith(shown) && answer.length > shown.length) show(answer.slice(shown.length))
    },
  }
}
