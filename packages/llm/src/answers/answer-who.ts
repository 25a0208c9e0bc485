import { findEntities } from './find-entities.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { cite, code } from './write-markdown.ts'

const ASKS_FOR_A_PERSON = /\bwho(?:m)?\b/i
const SHOWN_NAMES = 3

/** Who did it: only what lines with one of the question's words name; else, that they name nobody. */
export function answerWho({ lines }: IncidentFacts, question: string, words: readonly string[]): string {
  if (!ASKS_FOR_A_PERSON.test(question)) return ''
  const stems = words.map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const about = lines.filter((line) => stems.some((stem) => line.text.toLowerCase().includes(stem)))
  const named = findEntities(about, 'users').slice(0, SHOWN_NAMES)
  return named.length > 0
    ? `Named there: ${named.map((name) => `${code(name.name)}${cite(name.lineIds)}`).join(', ')}.`
    : 'The lines do not name the person or account that this asks for.'
}
