import { levelOfWord } from '../parse/level-of-word.ts'
import type { SplitLine } from './split-head.ts'
import { valueOf } from './split-values.ts'

const MOST = 0.9
const MAX_BEHIND = 120
/** `gift=G25…` */
const PAIR = /^ +[A-Za-z_][\w.-]{0,40}=(?=[^\s=])/

/** Whether behind this column nothing is told but pairs: the word in it is what they are told of, and no one's name. */
export function leavesPairs(lines: readonly SplitLine[], index: number): boolean {
  const paired = lines.filter(({ text, values, delimiter }) => {
    const { before = '', end = 0 } = values[index] ?? {}
    // Behind a colon pairs are the message's, too.
    const isKeyed = before.endsWith('=') && !before.startsWith(':')
    const rest = text.slice(end, end + MAX_BEHIND)
    return (
      !isKeyed &&
      PAIR.test(delimiter !== null && rest.startsWith(delimiter) ? ` ${rest.slice(delimiter.length)}` : rest)
    )
  })
  if (paired.length < MOST * lines.length) return false
  const names = paired.map((line) => valueOf(line, index))
  return !areProper(names) && !talkBehindPair(paired, index, names)
}

/** `CLEAROUT T=66578 FILE CLOSED`: few names in capitals, behind the same key texts, and of most names several. */
export function talkBehindPair(lines: readonly SplitLine[], index: number, names: readonly string[]): boolean {
  if (lines[0]?.delimiter !== null || !names.every((name) => CAPITALS.test(name))) return false
  const texts = lines.map(({ text, values }) => TEXT.exec(text.slice(values[index]?.end).slice(0, MAX_BEHIND)))
  const key = texts[0]?.[1]
  if (key === undefined || texts.filter((found) => found?.[1] === key).length < NEARLY_ALL * lines.length) return false
  const wordsOf = new Map<string, Set<string>>()
  for (const [at, name] of names.entries())
    wordsOf.set(name, (wordsOf.get(name) ?? new Set()).add(texts[at]?.[2] ?? ''))
  const talking = [...wordsOf.values()].filter((words) => words.size > 1).length
  return wordsOf.size > 1 && wordsOf.size <= names.length / MIN_PER_NAME && talking >= MANY * wordsOf.size
}

const CAPITALS = /^[A-Z][A-Z\d_-]{2,20}$/
const TEXT = /^ +([A-Za-z_][\w.-]{0,40})=[^\s=]{1,60} +(\p{L}{2}[^\s=]{0,60})(?: |$)/u
const NEARLY_ALL = 0.97
const MANY = 0.7
const MIN_PER_NAME = 4

/** `pos-sync` in all lines, `db07` and `cache-b`, levels: no words for what happens. */
const areProper = (values: readonly string[]): boolean =>
  values.every((value) => /\d|-[a-z]$/.test(value) || levelOfWord(value) !== null) ||
  (/\w-\w/.test(values[0] ?? '') && new Set(values).size === 1)
