import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import { areUnits } from './are-units.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { moreThan } from './more-than.ts'
import { mostCommon } from './split-values.ts'
import { timeToken, tokenBefore, type TailToken } from './tail-tokens.ts'

const MIN_LINES = 12
/** Further lines of records have no time at their end. */
const TIMED = 0.5
const NEARLY_ALL = 0.95
const MAX_TOKENS = 6
const SOME = 0.2

/** What stands behind a message, from the time at the end of the line leftwards. */
export type HeaderBehind = readonly string[]

/**
 * The tokens of a header that stands behind the message: the time, which is the last, and what nearly all lines have
 * before it, in brackets or behind marks of its own. A word between blanks alone may be the message's last, unless
 * levels stand there.
 */
export function learnHeaderBehind(texts: readonly string[]): HeaderBehind | null {
  const own = texts.filter((text) => !/^\s/.test(text))
  const timed = timedLines(own)
  if (timed === null) return null
  const shapes: string[] = []
  let rows: readonly TailRow[] = timed
  for (;;) {
    const shape = mostCommon(rows.map(({ token }) => token.shape))
    const alike = rows.filter(({ token }) => token.shape === shape)
    if (alike.length < NEARLY_ALL * timed.length || (shapes.length > 0 && !isOfHeader(shape, alike))) break
    shapes.push(shape)
    if (shapes.length === MAX_TOKENS) break
    rows = alike.flatMap(({ text, token }) => {
      const next = tokenBefore(text, token.start)
      return next === null ? [] : [{ text, token: next }]
    })
  }
  const heads = own.map((text) => turnHeader(text, shapes)?.message ?? text)
  return shapes.length < 2 || moreThan(heads, own.length / 4, startsWithHeader) || isParted(heads, shapes)
    ? null
    : shapes
}

/** `cart ~ order placed ~ info ~ …`: the mark before each of them parts what stands before them, too. */
function isParted(heads: readonly string[], shapes: HeaderBehind): boolean {
  const mark = shapes[0]?.trim() ?? ''
  if (mark === '' || shapes.some((shape) => shape.trim() !== mark)) return false
  return heads.filter((text) => text.includes(` ${mark} `)).length >= NEARLY_ALL * heads.length
}

interface TailRow {
  readonly text: string
  readonly token: TailToken
}

/** The lines that end with a time; null as soon as too few of them can. */
function timedLines(own: readonly string[]): TailRow[] | null {
  const spare = own.length - Math.max(MIN_LINES, TIMED * own.length)
  const timed: TailRow[] = []
  for (const [index, text] of own.entries()) {
    const token = timeToken(text)
    if (token !== null) timed.push({ text, token })
    if (index + 1 - timed.length > spare) return null
  }
  return spare < 0 ? null : timed
}

/** Between blanks alone stands a level, or one of a few names in a column that blanks fill up. */
function isOfHeader(shape: string, rows: readonly { token: TailToken }[]): boolean {
  const values = rows.map(({ token }) => token.value)
  // `- Time: 2025-06-20 13:14:40`: a label is of the sentence.
  if (values.filter((value) => OF_SENTENCE.test(value)).length > values.length - NEARLY_ALL * values.length)
    return false
  if (shape !== ' ') return true
  if (values.filter((value) => strongLevelOfWord(value) !== null).length >= NEARLY_ALL * values.length) return true
  return rows.filter(({ token }) => token.isPadded).length >= SOME * rows.length && areUnits(values)
}

const OF_SENTENCE = /[:,.!?]$/

/** The line with its header before the message, tabs between its parts; null where it has none behind it. */
export function turnBehind(text: string, shapes: HeaderBehind): string | null {
  const turned = turnHeader(text, shapes)
  return turned === null ? null : [...turned.values, turned.message].join('\t')
}

function turnHeader(text: string, shapes: HeaderBehind): { values: string[]; message: string } | null {
  const values: string[] = []
  let token = timeToken(text)
  let start = text.length
  for (const shape of shapes) {
    if (token === null || token.shape !== shape) return null
    values.push(token.value)
    start = token.start
    token = tokenBefore(text, start)
  }
  const message = text.slice(0, start).trimEnd()
  return message === '' ? null : { values, message }
}

/** A time, a level in capitals or in brackets, a pair or an object, where a message would begin. */
function startsWithHeader(text: string): boolean {
  if (KEYED.test(text)) return true
  const at = skipBlanks(text, /^[[({<"]/.test(text) ? 1 : 0)
  if (scanTimeColumn(text, at, new Stamp()) > 0) return true
  const word = /^\p{L}{1,14}(?=[\s\])}>:|])/u.exec(text.slice(at, at + 16))?.[0] ?? ''
  return word === word.toUpperCase() && strongLevelOfWord(word) !== null
}

/** Pairs and objects name their parts, wherever they stand. */
const KEYED = /^(?:[A-Za-z_][\w.@-]{0,30}=\S|\{")/
