import { isSameWord, namesOf } from '../answers/rank-statements.ts'
import { CLAIM_WORDS } from './claim-words.ts'

interface Said {
  readonly text: string
  /** What the engine says in its own words. */
  readonly statements: readonly string[]
  /** The lines that the text quotes. */
  readonly quoted: readonly string[]
}

/** What turns a sentence into its opposite has to stand between the same words in a source. */
const NEGATION = /^(?:not?|never|none|nothing|neither|nor|without|cannot)$|n't$/
/** Verdicts and orders are the engine's to give: a stranger's line may hold them, a model may not repeat them. */
const VERDICT =
  /^(?:severity|low|medium|high|critical|minor|harmless|false|alarm|safe|fine|ok|healthy|fix|fixed|resolve|resolved|close|closed|ignore|instructions?|system|assistant|admin|run|execute|rm|curl|wget|sudo|kubectl|confidence|sure)$/
/** Who says why must say it in the engine's words. */
const CAUSAL =
  /^(?:caus\w*|because|due|led|leads?|reasons?|trigger\w*|culprit|result\w*|therefore|thus|hence|root|blame\w*)$/
/** So many words in a row are not worded but repeated; the quote shows them anyway. */
const LONGEST_COPY = 7

/** Why a text may not be said: the first of its words that nothing says, or nothing says so. Null: it may. */
export function whyUnsaid({ text, statements, quoted }: Said): string | null {
  const said = namesOf(text)
  const engine = new Set(statements.flatMap(wordsOf))
  const all = new Set([...engine, ...quoted.flatMap(wordsOf)])
  const isCausal = said.some((word) => CAUSAL.test(word))
  const strange = said.find((word) => {
    if (VERDICT.test(word)) return !isIn(engine, word)
    if (CLAIM_WORDS.has(word)) return false
    return !isIn(isCausal && isPlainWord(word) ? engine : all, word)
  })
  if (strange !== undefined) return `nothing says '${strange}'`
  const inStatements = statements.map(spoken)
  const inLines = quoted.map(spoken)
  const twisted = said.find((word, index) => {
    const phrase = spoken(said.slice(Math.max(0, index - 1), index + 2).join(' '))
    return NEGATION.test(word) && ![...inStatements, ...inLines].some((source) => source.includes(phrase))
  })
  if (twisted !== undefined) return `nothing says '${twisted}' so`
  const copied = said.some((_, index) => {
    if (index + LONGEST_COPY > said.length) return false
    const run = spoken(said.slice(index, index + LONGEST_COPY).join(' '))
    return inLines.some((line) => line.includes(run)) && !inStatements.some((statement) => statement.includes(run))
  })
  return copied ? 'repeats a line' : null
}

const spoken = (text: string): string => ` ${namesOf(text).join(' ')} `

const isPlainWord = (word: string): boolean => /^\p{L}+$/u.test(word)

/** Numbers and names have no inflections. */
const isIn = (known: ReadonlySet<string>, word: string): boolean =>
  known.has(word) || (isPlainWord(word) && [...known].some((token) => isSameWord(word, token)))

/** Names also by the words that they are made of; numbers only whole. */
const wordsOf = (source: string): string[] =>
  namesOf(source).flatMap((name) => [name, ...(name.match(/\p{L}{3,}/gu) ?? [])])
