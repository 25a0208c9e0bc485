import type { Answer } from '@holdfast/contracts/assistant'
import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { findInventions } from './find-inventions.ts'
import type { QuestionPair } from './question-pair.ts'

export interface AnswerScore {
  readonly scenario: string
  readonly question: string
  readonly isHeldOut: boolean
  /** Share of the facts that are there; 1 is complete. */
  readonly completeness: number
  readonly missing: readonly string[]
  readonly inventions: readonly string[]
}

export interface AskedIncident {
  readonly scenario: string
  readonly facts: IncidentFacts
  readonly places: ReadonlyMap<string, string>
  readonly strangers: ReadonlySet<string>
}

const OWNS_UP =
  /\bdo(?:es)? not (?:answer|say|show|tell|name|hold)\b|\bnot known\b|\bunknown\b|\bcannot\b|\bname (?:no|none)\b/i
const ESCAPED = /\\([!-/:-@[-`{-~])/g

export function scoreAnswer(pair: QuestionPair, incident: AskedIncident, answer: Answer): AnswerScore {
  const text = answer.answer.replaceAll(ESCAPED, '$1')
  const wanted: readonly (readonly [string, boolean])[] = [
    ...pair.must.map((pattern) => [pattern, new RegExp(pattern, 'i').test(text)] as const),
    ...(pair.cites ? [[`cites ${pair.cites.join(' or ')}`, cites(answer, incident.places, pair.cites)] as const] : []),
    ...(pair.unknown
      ? [
          ['says that it does not know', OWNS_UP.test(text)] as const,
          ['says what to ask', answer.suggestions.length > 0] as const,
        ]
      : []),
  ]
  const missing = wanted.filter(([, isThere]) => !isThere).map(([what]) => what)
  const forbidden = (pair.mustNot ?? []).filter((pattern) => new RegExp(pattern, 'im').test(text))
  return {
    scenario: incident.scenario,
    question: pair.question,
    isHeldOut: pair.isHeldOut ?? false,
    completeness: wanted.length === 0 ? 1 : 1 - missing.length / wanted.length,
    missing,
    inventions: [
      ...forbidden.map((pattern) => `forbidden: ${pattern}`),
      ...findInventions(answer, incident.facts, pair.question, incident.strangers),
    ],
  }
}

function cites({ citations }: Answer, places: ReadonlyMap<string, string>, wanted: readonly string[]): boolean {
  return citations.some(({ line_id: id }) => {
    const [file = '', line = ''] = places.get(id)?.split(':') ?? []
    return wanted.some((place) => {
      const [wantedFile, range = ''] = place.split(':')
      const [from = '', to = from] = range.split('-')
      return file === wantedFile && Number(line) >= Number(from) && Number(line) <= Number(to)
    })
  })
}
