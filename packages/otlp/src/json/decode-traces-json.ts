import type { Span } from '@holdfast/analysis/spans/span'
import { exceptionOf } from '../signals/decode-traces-request.ts'
import { nameResource } from '../signals/name-resource.ts'
import { toSpan } from '../signals/to-span.ts'
import { decodeJsonAttributes } from './decode-logs-json.ts'
import { readArray, readMillis, readObject, readText } from './read-json-field.ts'

/** The same of OTLP/JSON; null for each that nobody could place. */
export function* decodeTracesJson(
  value: unknown,
  source: string,
  firstLine = 1,
  onLine?: number,
): Generator<Span | null> {
  let line = firstLine
  for (const item of readArray(readObject(value, 'the request')['resourceSpans'], 'resourceSpans')) {
    const part = readObject(item, 'resourceSpans')
    const { service } = nameResource(decodeJsonAttributes(readObject(part['resource'], 'resource')['attributes']))
    for (const scope of readArray(part['scopeSpans'], 'scopeSpans'))
      for (const given of readArray(readObject(scope, 'scopeSpans')['spans'], 'spans')) {
        const span = decodeSpan(given, service, { source, line: onLine ?? line, offset: 0 })
        if (span !== null) line++
        yield span
      }
  }
}

const KINDS: Readonly<Record<string, number>> = { SPAN_KIND_CLIENT: 3, SPAN_KIND_PRODUCER: 4 }
const STATUS_ERROR = 'STATUS_CODE_ERROR'

function decodeSpan(given: unknown, service: string, ref: Span['ref']): Span | null {
  const span = readObject(given, 'a span')
  const status = readObject(span['status'], 'status')
  const exceptions = readArray(span['events'], 'events').map((event) =>
    exceptionOf(decodeJsonAttributes(readObject(event, 'an event')['attributes'])),
  )
  return toSpan(
    {
      traceId: readText(span['traceId'], 'traceId'),
      spanId: readText(span['spanId'], 'spanId'),
      parentSpanId: readText(span['parentSpanId'], 'parentSpanId'),
      name: readText(span['name'], 'name'),
      kind: typeof span['kind'] === 'string' ? (KINDS[span['kind']] ?? 0) : Number(span['kind'] ?? 0),
      startMs: readMillis(span['startTimeUnixNano'], 'startTimeUnixNano'),
      endMs: readMillis(span['endTimeUnixNano'], 'endTimeUnixNano'),
      attributes: decodeJsonAttributes(span['attributes']),
      statusCode: status['code'] === STATUS_ERROR ? 2 : Number(status['code'] ?? 0),
      statusMessage: readText(status['message'], 'message'),
      exception: exceptions.find((text) => text !== '') ?? '',
    },
    service,
    ref,
  )
}
