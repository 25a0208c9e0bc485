import type { LogRecord } from '@holdfast/otlp/log-record'

/** Much more than a trace needs; what is beyond it is data, not an explanation. */
const MAX_LENGTH = 16_000

/** Collectors that tail files put these beside the text; they say nothing of the event itself. */
const TRANSPORT = /^(?:log\.file\.|log\.iostream$|logtag$|time$|telemetry\.|agent\.fingerprint$|holdfast\.change\.)/

/** What explains comes first, and a trace, which is long, last. */
const RANKS = ['exception.type', 'exception.message']
const rankOf = (key: string): number =>
  key === 'exception.stacktrace' ? RANKS.length + 1 : RANKS.includes(key) ? RANKS.indexOf(key) : RANKS.length

/** A record as it is shown and quoted: its body, and each attribute on lines of its own. */
export function recordText(record: LogRecord): string {
  const body = bodyText(record)
  const attributes = Object.entries(record.attributes)
    .filter(([key]) => !TRANSPORT.test(key))
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return attributes.length === 0 ? body : [body.trimEnd(), ...attributes].join('\n').slice(0, MAX_LENGTH)
}

export const bodyText = ({ body }: LogRecord): string => (typeof body === 'string' ? body : JSON.stringify(body))
