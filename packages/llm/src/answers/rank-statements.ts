import { editDistance } from './edit-distance.ts'
import { synonymsOf } from './synonyms.ts'
import type { Statement, Topic } from './statements.ts'

export interface Ranked {
  readonly statement: Statement
  readonly score: number
}

const LINE_FACTOR = 0.8
const LEAST_TYPO_LENGTH = 6
const INFLECTIONS = /^(?:s|es|d|ed|r|er|ing|ion|ions|ure|ures|ment|ly|al|n|en|y|ies|ied)$/

/** By the rarity of the question's words that stand in a statement, and by the topics that the question asks for. */
export function rankStatements(
  statements: readonly Statement[],
  words: readonly string[],
  topics: ReadonlyMap<Topic, number>,
): Ranked[] {
  const read = statements.map((statement) => ({ statement, tokens: tokensOf(statement.text) }))
  const vocabulary = new Set(read.flatMap(({ tokens }) => [...tokens]))
  const wanted = words.map((word) => {
    const forms = formsIn(vocabulary, word)
    const holding = read.filter(({ tokens }) => [...forms].some((form) => tokens.has(form))).length
    return { forms, weight: Math.log(1 + read.length / Math.max(1, holding)) }
  })
  return read
    .map(({ statement, tokens }) => {
      const found = wanted.filter(({ forms }) => [...forms].some((form) => tokens.has(form)))
      const matched = found.reduce((sum, { weight }) => sum + weight, 0)
      const score = matched * (statement.topic === 'line' ? LINE_FACTOR : 1)
      return { statement, score: score + (topics.get(statement.topic) ?? 0) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** The word as the texts have it; where none has it, what else it is called, or a slip of the pen. */
function formsIn(vocabulary: ReadonlySet<string>, word: string): Set<string> {
  const tokens = [...vocabulary]
  const same = tokens.filter((token) => isSameWord(word, token))
  if (same.length > 0) return new Set(same)
  const alike = synonymsOf(word).filter((synonym) => vocabulary.has(synonym))
  if (alike.length > 0 || word.length < LEAST_TYPO_LENGTH) return new Set(alike)
  return new Set(tokens.filter((token) => isTypoOf(word, token)))
}

/** Whether any text knows the word, in whatever inflection. */
export const isKnownWord = (statements: readonly Statement[], word: string): boolean =>
  statements.some(({ text }) => [...tokensOf(text)].some((token) => isSameWord(word, token)))

/** The words of a text; names, numbers and addresses whole. */
export const namesOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._:/@-]*/gu) ?? []).map((word) =>
    word.replace(/(?<![._:/@-])[._:/@-]+$/, ''),
  )

/** Names stay whole and give their parts as well, camel case included. */
function tokensOf(text: string): Set<string> {
  const spread = `${text} ${text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')}`
  return new Set(namesOf(spread).flatMap((word) => [word, ...(word.match(/[\p{L}\p{N}]+/gu) ?? [])]))
}

export function isSameWord(a: string, b: string): boolean {
  if (a === b || (/^\d+:\d+$/.test(a) && b.startsWith(`${a}:`))) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const stem = short.replace(/(?:e|s|ed|ing|ies|y)$/, '')
  return stem.length >= 4 && long.startsWith(stem) && INFLECTIONS.test(long.slice(stem.length))
}

const isTypoOf = (word: string, token: string): boolean => word[0] === token[0] && editDistance(word, token, 1) <= 1
