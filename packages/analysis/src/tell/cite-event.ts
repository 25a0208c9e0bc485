import type { Citation } from '../model/finding.ts'
import type { LogEvent } from '../model/log-event.ts'
import { reasonsOf } from './reasons-of.ts'

const MIN_QUOTE = 12

/** As far apart, message and reason are quoted with what stands between them. */
const MAX_BETWEEN = 160

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The event's first line with the span of its message, and of its reason where a field of its own has it; the whole
 * line where the message is too short to prove much.
 */
export function citeEvent(event: LogEvent, service: string | null): Citation {
  const { start, end } = quoteSpan(event)
  return {
    ref: event.ref,
    raw: event.raw,
    start,
    end,
    timestampMs: event.timestampMs,
    service,
    level: event.level,
    ...traceOf(event),
  }
}

/** A continuation line of the event, such as the exception that a bare 'Error:' announces. */
export function citeContinuation(event: LogEvent, index: number, service: string | null): Citation {
  const raw = event.continuation[index] ?? ''
  const [line, offset] = event.continuationRefs?.[index] ?? [event.ref.line, event.ref.offset]
  return {
    ref: { source: event.ref.source, line, offset },
    raw,
    start: 0,
    end: raw.length,
    timestampMs: event.timestampMs,
    service,
    level: event.level,
    ...traceOf(event),
  }
}

const TRACE_ID = /^[0-9a-f]{32}$/i

const traceOf = ({ entities: { traceId } }: LogEvent): Pick<Citation, 'traceId'> =>
  traceId !== undefined && TRACE_ID.test(traceId) ? { traceId: traceId.toLowerCase() } : {}

function quoteSpan(event: LogEvent): Span {
  const { raw, message } = event
  const said = message.trim().length < MIN_QUOTE ? null : findSpan(raw, message)
  const reason = reasonsOf(event)
    .map((text) => findSpan(raw, text))
    .find((span) => span !== null)
  if (!reason) return said ?? { start: 0, end: raw.length }
  if (!said) return reason
  const both = { start: Math.min(said.start, reason.start), end: Math.max(said.end, reason.end) }
  const between = both.end - both.start - (said.end - said.start) - (reason.end - reason.start)
  return between <= MAX_BETWEEN ? both : reason
}

function findSpan(raw: string, value: string): Span | null {
  const text = value.trim()
  for (const form of [text, JSON.stringify(text).slice(1, -1)]) {
    const start = raw.indexOf(form)
    if (start >= 0) return { start, end: start + form.length }
  }
  return null
}

export const quoteOf = (citation: Citation): string => citation.raw.slice(citation.start, citation.end)
