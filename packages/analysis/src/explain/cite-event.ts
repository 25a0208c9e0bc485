import type { Citation } from '../model/finding.ts'
import type { LogEvent } from '../model/log-event.ts'

const MIN_QUOTE = 12

/** The event's first line with the span of its message; the whole line where the message is too short to prove much. */
export function citeEvent(event: LogEvent, service: string | null): Citation {
  const span = findSpan(event.raw, event.message)
  return {
    ref: event.ref,
    raw: event.raw,
    start: span?.start ?? 0,
    end: span?.end ?? event.raw.length,
    timestampMs: event.timestampMs,
    service,
    level: event.level,
  }
}

/** A continuation line of the event, such as the exception that a bare 'Error:' announces. */
export function citeContinuation(event: LogEvent, index: number, service: string | null): Citation {
  const raw = event.continuation[index]!
  const [line, offset] = event.continuationRefs?.[index] ?? [event.ref.line, event.ref.offset]
  return {
    ref: { source: event.ref.source, line, offset },
    raw,
    start: 0,
    end: raw.length,
    timestampMs: event.timestampMs,
    service,
    level: event.level,
  }
}

function findSpan(raw: string, message: string): { start: number; end: number } | null {
  const text = message.trim()
  if (text.length < MIN_QUOTE) return null
  for (const form of [text, JSON.stringify(text).slice(1, -1)]) {
    const start = raw.indexOf(form)
    if (start >= 0) return { start, end: start + form.length }
  }
  return null
}

export const quoteOf = (citation: Citation): string => citation.raw.slice(citation.start, citation.end)
