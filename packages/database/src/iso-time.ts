import { isInUtc, parseTimestamp } from './parse-timestamp.ts'

/** Where the fraction of a second begins, or the zone. */
const SECONDS_END = 19

/**
 * A timestamptz as the server writes it, in ISO 8601 with milliseconds. A page has five hundred of them, and by way of a
 * Date each takes more than twice as long.
 */
export function isoTime(text: string): string {
  if (!isInUtc(text)) return new Date(parseTimestamp(text)).toISOString()
  const fraction = text
    .slice(SECONDS_END + 1, -3)
    .slice(0, 3)
    .padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, SECONDS_END)}.${fraction}Z`
}
