import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'

const stamp = new Stamp()
const MIN_VALUES = 3
const MAX_LENGTH = 8192

/** An array with a time in it as an object, whose keys are the places; null for any other text. */
export function jsonOfRow(text: string): string | null {
  if (!OPENED.test(text) || !text.endsWith(']') || text.length > MAX_LENGTH) return null
  let row: readonly unknown[]
  try {
    row = JSON.parse(text) as unknown[]
  } catch {
    return null
  }
  const time = row.findIndex(isTime)
  // Numbers alone are a list of anything.
  if (time < 0 || row.length < MIN_VALUES || !row.some((value) => typeof value === 'string' && !isTime(value)))
    return null
  return JSON.stringify(
    Object.fromEntries(row.map((value, index) => [index === time ? 'timestamp' : `column${index + 1}`, value])),
  )
}

/** Cheap: a quote, or a number and a comma behind it. */
const OPENED = /^\[ ?(?:"|\d{1,19}(?:\.\d{1,9})? ?,)/

/** A text that is one from end to end, or a number of seconds, milli-, micro- or nanoseconds since the year 2000. */
function isTime(value: unknown): boolean {
  if (typeof value === 'number') return EPOCHS.some((second) => value > 9.4e8 * second && value < 4.2e9 * second)
  if (typeof value !== 'string' || value.length < 14 || value.length > 40) return false
  return scanTimestamp(value, 0, stamp) === value.length && stamp.kind === 'full'
}

const EPOCHS = [1, 1e3, 1e6, 1e9]
