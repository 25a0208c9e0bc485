import type { LineRef, LogEvent } from '@holdfast/analysis/model/log-event'
import type { SourceHints } from '@holdfast/analysis/model/source-profile'
import { readRecord } from '@holdfast/analysis/read/read-record'
import type { Attributes, LogRecord } from '@holdfast/otlp/log-record'
import { bodyText, recordText } from './record-text.ts'

/** A sender's clock may be wrong; beyond this the time of receipt is nearer to the truth. */
const MAX_AHEAD_MS = 86_400_000

/** Turns an agent's records into events, the same wherever they are read. */
export function createRecordReader(hints: SourceHints): (record: LogRecord, ref: LineRef) => LogEvent {
  const toText = cachedText()
  return (record, ref) => {
    const [body, text] = [bodyText(record), recordText(record)]
    const event = readRecord(
      {
        ref,
        body,
        ...(text === body ? {} : { text }),
        timeUnixNano: String(record.timeUnixNano ?? ''),
        observedTimeUnixNano: String(record.observedTimeUnixNano ?? ''),
        severityNumber: record.severityNumber,
        severityText: record.severityText,
        ...(record.traceId === null ? {} : { traceId: record.traceId }),
        ...(record.spanId === null ? {} : { spanId: record.spanId }),
        resource: toText(record.resource),
        attributes: textAttributes(record.attributes),
      },
      hints,
    )
    return withBelievableTime(event, hints.receivedAtMs)
  }
}

function withBelievableTime(event: LogEvent, receivedAtMs: number | undefined): LogEvent {
  if (receivedAtMs === undefined) return event
  if (event.timestampMs !== null && event.timestampMs <= receivedAtMs + MAX_AHEAD_MS) return event
  return { ...event, timestampMs: receivedAtMs }
}

/** The records of one resource share one object, so it is turned into text once. */
function cachedText(): (attributes: LogRecord['resource']) => Record<string, string> {
  let last: Attributes | undefined
  let text: Record<string, string> = {}
  return (attributes) => {
    if (attributes !== last) {
      last = attributes
      text = textAttributes(attributes)
    }
    return text
  }
}

const textAttributes = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
