import { Stamp } from '../parse/scan-clock.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { mostCommon } from './split-values.ts'
import { timeToken } from './tail-tokens.ts'

const MIN_LINES = 12
const MOST = 0.9
const stamp = new Stamp()

/**
 * The mark of the time that alone stands behind the messages of nearly all lines that begin with none. In a stream of
 * several programs others may begin with theirs.
 */
export function learnTimeBehind(texts: readonly string[]): readonly string[] | null {
  const own = texts.filter((text) => !/^(?:[\s{]|[A-Za-z_][\w.-]{0,30}[=:]\S)/.test(text) && !startsWithTime(text))
  if (own.length < MIN_LINES) return null
  const tokens = own.map(timeToken)
  const shape = mostCommon(tokens.map((token) => token?.shape ?? ''))
  const alike = tokens.filter((token) => token?.shape === shape && isFull(token.value))
  return !SIGIL.test(shape) || alike.length < MOST * own.length ? null : [shape]
}

/** `order placed @1778148900.120`: a sign that no word of a sentence has. */
const SIGIL = /^ [@~^#]$/

/** First of all, or in a bracket that opens the line. */
export function startsWithTime(text: string): boolean {
  const at = skipBlanks(text, /^[[({<"]/.test(text) ? 1 : 0)
  return scanTimeColumn(text, at, stamp) > 0
}

/** Day and clock: a clock alone may be what the message speaks of. */
const isFull = (value: string): boolean => scanTimeColumn(value, 0, stamp) > 0 && stamp.kind !== 'time'
