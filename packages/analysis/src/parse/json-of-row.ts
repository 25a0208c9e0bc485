import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'

const stamp = new Stamp()
const MIN_VALUES = 3
const MAX_LENGTH = 8192

/** An array with a time in it as an object, whose keys are the places; null for any other text. */
export function jsonOfRow(text: string): string | null {
  const row = text.length > MAX_LENGTH ? null : text.charCodeAt(0) === 40 ? valuesOf(text) : arrayOf(text)
  if (row === null) return null
  const time = row.findIndex(isTime)
  // Numbers alone are a list of anything.
  if (time < 0 || row.length < MIN_VALUES || !row.some((value) => typeof value === 'string' && !isTime(value)))
    return null
  return JSON.stringify(
    Object.fromEntries(row.map((value, index) => [index === time ? 'timestamp' : `column${index + 1}`, value])),
  )
}

function arrayOf(text: string): readonly unknown[] | null {
  if (!OPENED.test(text) || !text.endsWith(']')) return null
  try {
    return JSON.parse(text) as unknown[]
  } catch {
    return null
  }
}

/** `('2026-05-07 10:15:30', 'INFO', 'cart', 30)`: a tuple, or a row as SQL writes it; null for any other text. */
function valuesOf(text: string): readonly unknown[] | null {
  const inner = TUPLE.exec(text)?.[1]
  if (inner === undefined) return null
  const values: unknown[] = []
  let pos = 0
  while (pos < inner.length) {
    VALUE.lastIndex = pos
    const [whole, single, double, bare = ''] = VALUE.exec(inner) ?? []
    if (whole === undefined) return null
    const quoted = single?.replaceAll(/''|\\'/g, "'") ?? double
    values.push(quoted ?? (NUMBER.test(bare) ? Number(bare) : bare))
    pos += whole.length
  }
  return values
}

const TUPLE = /^\( ?(['"\d].*),? ?\),?;?$/
const NUMBER = /^-?\d{1,19}(?:\.\d{1,9})?$/
/** In quotes of either kind or bare, and the comma behind it. */
const VALUE = /(?:'((?:[^'\\]|\\.|''){0,4000})'|"((?:[^"\\]|\\.){0,4000})"|([\w.+-]{1,40}))(?:,\s?|$)/y

/** Cheap: a quote, or a number and a comma behind it. */
const OPENED = /^\[ ?(?:"|\d{1,19}(?:\.\d{1,9})? ?,)/

/** A text that is one from end to end, or a number of seconds, milli-, micro- or nanoseconds since the year 2000. */
function isTime(value: unknown): boolean {
  if (typeof value === 'number') return EPOCHS.some((second) => value > 9.4e8 * second && value < 4.2e9 * second)
  if (typeof value !== 'string' || value.length < 14 || value.length > 40) return false
  return scanTimestamp(value, 0, stamp) === value.length && stamp.kind === 'full'
}

const EPOCHS = [1, 1e3, 1e6, 1e9]
