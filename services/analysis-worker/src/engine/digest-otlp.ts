import { createDigester } from '@holdfast/analysis/digest/create-digester'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { readRecord } from '@holdfast/analysis/read/read-record'
import type { Attributes, LogRecord } from '@holdfast/otlp/log-record'
import { decodeRecords } from '../lines/decode-records.ts'
import { recordText } from '../lines/record-text.ts'
import type { DigestOtlpTask, DigestResult } from './engine-task.ts'
import { packDigest } from './pack-digest.ts'

/** A sender's clock may be wrong; beyond this the time of receipt is nearer to the truth. */
const MAX_AHEAD_MS = 86_400_000

export function digestOtlp({ bytes, format, source, hints, firstLine }: DigestOtlpTask): DigestResult {
  const digester = createDigester()
  const toText = cachedText()
  let line = firstLine
  for (const record of decodeRecords(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format)) {
    const event = readRecord(
      {
        ref: { source, line: line++, offset: 0 },
        body: recordText(record),
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
    digester.add(withBelievableTime(event, hints.receivedAtMs))
  }
  const digest = digester.finish()
  return { digest: packDigest(digest), eventCount: digest.eventCount }
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
