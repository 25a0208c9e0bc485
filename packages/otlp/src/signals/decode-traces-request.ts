import type { Span } from '@holdfast/analysis/spans/span'
import { readBytes, readText } from '../decode-any-value.ts'
import type { AttributeValue } from '../log-record.ts'
import type { WireReader } from '../wire-reader.ts'
import { type OtlpLimits, otlpLimits } from '../otlp-limits.ts'
import { nameResource } from './name-resource.ts'
import type { RawSpan } from './raw-span.ts'
import { readScalarAttribute, readScalarAttributes } from './scalar-attributes.ts'
import { toSpan } from './to-span.ts'
import { partsOf } from '../parts-of.ts'
import { readerAt } from '../reader-at.ts'
import { asBytes, asFixed64, asVarint, readMillis } from './walk-fields.ts'

const field = {
  resource: asBytes(1),
  list: asBytes(1),
  scopes: asBytes(2),
  spans: asBytes(2),
  attributes: asBytes(1),
} as const

const spanField = {
  traceId: asBytes(1),
  spanId: asBytes(2),
  parentSpanId: asBytes(4),
  name: asBytes(5),
  kind: asVarint(6),
  start: asFixed64(7),
  end: asFixed64(8),
  attributes: asBytes(9),
  events: asBytes(11),
  status: asBytes(15),
} as const

/** Every span of an ExportTraceServiceRequest; those that ingest rejected are left out. */
export function* decodeTracesRequest(
  bytes: Uint8Array,
  source: string,
  firstLine = 1,
  limits: OtlpLimits = otlpLimits,
): Generator<Span> {
  let line = firstLine
  for (const resourceSpans of partsOf(bytes, { start: 0, end: bytes.length }, field.list)) {
    let service = 'unknown'
    for (const part of partsOf(bytes, resourceSpans, field.resource))
      ({ service } = nameResource(readScalarAttributes(readerAt(bytes, part.start), part.end, field.attributes)))
    for (const scope of partsOf(bytes, resourceSpans, field.scopes))
      for (const part of partsOf(bytes, scope, field.spans)) {
        if (part.end - part.start > limits.maxRecordBytes) continue
        const span = toSpan(readSpan(readerAt(bytes, part.start), part.end), service, { source, line, offset: 0 })
        if (span === null) continue
        line++
        yield span
      }
  }
}

function readSpan(reader: WireReader, end: number): RawSpan {
  const span = { ...EMPTY }
  const attributes: [string, AttributeValue][] = []
  while (reader.position < end) {
    const tag = reader.tag(end)
    switch (tag) {
      case spanField.traceId:
        span.traceId = readBytes(reader, end).toString('hex')
        break
      case spanField.spanId:
        span.spanId = readBytes(reader, end).toString('hex')
        break
      case spanField.parentSpanId:
        span.parentSpanId = readBytes(reader, end).toString('hex')
        break
      case spanField.name:
        span.name = readText(reader, end)
        break
      case spanField.kind:
        span.kind = reader.varint(end)
        break
      case spanField.start:
        span.startMs = readMillis(reader)
        break
      case spanField.end:
        span.endMs = readMillis(reader)
        break
      case spanField.attributes:
        attributes.push(readScalarAttribute(reader, reader.contentEnd(end)))
        break
      case spanField.events:
        span.exception ||= readException(reader, reader.contentEnd(end))
        break
      case spanField.status:
        Object.assign(span, readStatus(reader, reader.contentEnd(end)))
        break
      default:
        reader.skip(tag, end)
    }
  }
  return { ...span, attributes: Object.fromEntries(attributes) }
}

const EMPTY = {
  traceId: '',
  spanId: '',
  parentSpanId: '',
  name: '',
  kind: 0,
  startMs: 0,
  endMs: 0,
  statusCode: 0,
  statusMessage: '',
  exception: '',
}

const statusField = { message: asBytes(2), code: asVarint(3) } as const

function readStatus(reader: WireReader, end: number): Pick<RawSpan, 'statusCode' | 'statusMessage'> {
  let statusCode = 0
  let statusMessage = ''
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === statusField.code) statusCode = reader.varint(end)
    else if (tag === statusField.message) statusMessage = readText(reader, end)
    else reader.skip(tag, end)
  }
  return { statusCode, statusMessage }
}

const EVENT_ATTRIBUTES = asBytes(3)

/** 'Type: message' where the event is an exception. */
function readException(reader: WireReader, end: number): string {
  return exceptionOf(readScalarAttributes(reader, end, EVENT_ATTRIBUTES))
}

export const exceptionOf = (attributes: Readonly<Record<string, AttributeValue>>): string =>
  [attributes['exception.type'], attributes['exception.message']]
    .flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : []))
    .join(': ')
