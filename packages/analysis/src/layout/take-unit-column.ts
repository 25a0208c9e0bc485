import type { SplitLine, SplitValue } from './split-head.ts'

const MIN_LINES = 24
const MAX_UNITS = 24
const MIN_PER_UNIT = 3
/** Of the lines, those whose first word goes on in several ways. */
const MOST = 0.9
const MANY = 0.5
const SOME = 0.25
const MIN_WAYS = 3
const CODED = /[a-z][-_.]\p{L}/u
/** An access line begins with its method, a sentence with a verb or one of few other words. */
const METHOD = /^(?:GET|POST|PUT|HEAD|DELETE|PATCH|OPTIONS)$/
/** `msg: …`, `tag: …` */
export const LABEL = /^(?:msg|message|text|event|tag|reason|err|payload)$/
/** What follows the subject of a sentence: `ledger-close has not started`. */
export const GOES_ON = /^(?:for|of|has|have|had|is|are|was|were|will|would|can|cannot|could|does|did)$/
const OF_SENTENCE = /^\p{L}+(?:ed|ing)$|^(?:not|no|bad|internal|user|could|error)$/iu
const MOSTLY = 0.5
/** What stands between a header and the word behind it. */
const WORD = /[\s\])}>|:;,~」』】〕-]{0,8}?([\p{L}_][\p{L}\d_.@/-]{1,40}):?\s+(\S+)/uy

const KEY = /^[A-Za-z_][\w.-]{0,40}=/

interface Found {
  readonly line: SplitLine
  readonly value: SplitValue
  readonly word: string
  readonly next: string
}

/**
 * The lines with one more value, where the first word behind the header is one of few names that each go on in many
 * ways: 'billing' and 'cart' do, 'could' and 'user' are followed by the same words again and again.
 */
export function takeUnitColumn(lines: readonly SplitLine[], index: number): SplitLine[] | null {
  if (lines.length < MIN_LINES || index === 0 || lines[0]?.delimiter !== null) return null
  const found = lines.map((line) => firstWord(line, index)).filter((one) => one !== null)
  if (found.length < MOST * lines.length) return null
  if (found.filter(({ next }) => GOES_ON.test(next)).length >= MOST * found.length) return null
  const ways = new Map<string, { count: number; next: Set<string> }>()
  for (const { word, next } of found) {
    const known = ways.get(word)
    if (known === undefined) {
      if (ways.size >= MAX_UNITS) return null
      ways.set(word, { count: 1, next: new Set([next]) })
    } else {
      known.count += 1
      known.next.add(next)
    }
  }
  if (ways.size < 2 || beginsMessage([...ways.keys()])) return null
  const isUnit = (word: string): boolean => {
    const { count = 0, next } = ways.get(word) ?? {}
    return count >= MIN_PER_UNIT && (next?.size ?? 0) >= MIN_WAYS
  }
  // A name with a digit or a mark in it is no word that sentences begin with, nor are those that stand in its place.
  const isCoded = found.filter(({ word }) => CODED.test(word)).length >= SOME * found.length
  if (found.filter(({ word }) => isUnit(word)).length < (isCoded ? MANY : MOST) * found.length) return null
  return found.map(({ line, value }) => withValue(line, index, value))
}

/** The line with the value in its place, and what had been found behind it. */
function withValue(line: SplitLine, index: number, value: SplitValue): SplitLine {
  const known = line.values[index]
  if (known?.start === value.start && known.end === value.end) return line
  return {
    text: line.text,
    delimiter: null,
    values: [...line.values.slice(0, index), value],
    rest: line.text.charCodeAt(value.end) === 58 ? ':' : ' ',
  }
}

const beginsMessage = (words: readonly string[]): boolean =>
  words.some((word) => METHOD.test(word) || LABEL.test(word)) ||
  words.filter((word) => OF_SENTENCE.test(word)).length >= words.length * MOSTLY

function firstWord(line: SplitLine, index: number): Found | null {
  const { text, values, rest } = line
  const end = values[index - 1]?.end
  if (end === undefined) return null
  WORD.lastIndex = end
  const match = WORD.exec(text)
  if (match === null) return null
  const [, word = '', next = ''] = match
  const start = text.indexOf(word, end)
  const before = values[index]?.before ?? rest
  const value: SplitValue = { before, kind: 'word', type: 'v', start, end: start + word.length }
  // Of a pair the key is said, and its value differs.
  return { line, value, word, next: KEY.exec(next)?.[0] ?? next.replaceAll(/\d+/g, '0') }
}
