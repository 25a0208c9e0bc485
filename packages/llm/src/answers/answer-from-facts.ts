import { answerWho } from './answer-who.ts'
import { askedTopics } from './asked-topics.ts'
import type { IncidentFacts } from './incident-facts.ts'
import type { Intent } from './intents.ts'
import { questionWords } from './question-words.ts'
import { isKnownWord, rankStatements } from './rank-statements.ts'
import { type Statement, statementsOf } from './statements.ts'
import { bullets, code } from './write-markdown.ts'

export interface FactsOnQuestion {
  /** Said before all else: what of the question stands nowhere, whom the lines name. */
  readonly remark: string
  /** Statements and lines that bear on it, as a list; empty when none does. */
  readonly list: string
}

const SHOWN_STATEMENTS = 4
const SHOWN_LINES = 3
/** What is this much worse than the best is about something else. */
const LEAST_SHARE = 0.4
const ABOUT_PEOPLE: ReadonlySet<Intent | null> = new Set([null, 'code-changes', 'cause', 'mitigation', 'search'])
const ABOUT_BLAME: ReadonlySet<Intent | null> = new Set([null, 'cause', 'code-changes', 'severity'])
const YES_OR_NO = /^\s*(?:(?:is|are|was|were|did|does|do|could|can|has|have|had)(?:n['’]t)?|why not)\b/i

/** What the incident says on the words of a question, beside what its intent answers. `shown` is not said twice. */
export function answerFromFacts(
  facts: IncidentFacts,
  question: string,
  intent: Intent | null,
  shown: string,
): FactsOnQuestion {
  const words = questionWords(question, intent)
  const statements = statementsOf(facts, words)
  const ranked = rankStatements(statements, words, askedTopics(question))
  const best = ranked[0]?.score ?? 0
  const chosen = ranked.filter(({ score }) => score >= best * LEAST_SHARE).map(({ statement }) => statement)
  const isNew = ({ core }: Statement) => !shown.includes(core)
  const sentences = chosen.filter(({ topic }) => topic !== 'line').filter(isNew)
  const lines = chosen.filter(({ topic }) => topic === 'line').filter(isNew)
  const list = [...sentences.slice(0, SHOWN_STATEMENTS), ...lines.slice(0, SHOWN_LINES)]
  const remarks = [
    ABOUT_PEOPLE.has(intent) ? answerWho(facts, question, words) : '',
    ABOUT_BLAME.has(intent) && YES_OR_NO.test(question) ? nowhere(statements, words) : '',
  ]
  return {
    remark: remarks.filter(Boolean).join(' '),
    list: bullets(list.map(({ markdown }) => markdown)),
  }
}

function nowhere(statements: readonly Statement[], words: readonly string[]): string {
  const absent = words.filter((word) => word.length > 2 && !isKnownWord(statements, word))
  return absent.length === 0 ? '' : `Nothing in this incident mentions ${absent.map(code).join(', ')}.`
}
