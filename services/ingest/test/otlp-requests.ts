export interface TestLog {
  readonly text: string
  /** Levels of array around the text. */
  readonly depth?: number
  /** Number of attributes. */
  readonly attributes?: number
}

const wrap = (value: object, depth = 0): object =>
  depth === 0 ? value : { arrayValue: { values: [wrap(value, depth - 1)] } }

export function jsonLogs(logs: readonly TestLog[], fingerprint?: string): Buffer {
  const logRecords = logs.map(({ text, depth }) => ({
    timeUnixNano: '1700000000000000000',
    severityNumber: 9,
    body: wrap({ stringValue: text }, depth),
  }))
  const attributes = fingerprint ? [{ key: 'agent.fingerprint', value: { stringValue: fingerprint } }] : []
  return Buffer.from(
    JSON.stringify({ resourceLogs: [{ resource: { attributes }, scopeLogs: [{ scope: {}, logRecords }] }] }),
  )
}

/** An agent's report on itself, unless another metric is named. */
export function jsonMetrics(fingerprint?: string, name = 'otelcol_process_uptime'): Buffer {
  const attributes =
    fingerprint === undefined ? [] : [{ key: 'agent.fingerprint', value: { stringValue: fingerprint } }]
  const metrics = [{ name, gauge: { dataPoints: [{ asInt: '1' }] } }]
  return Buffer.from(JSON.stringify({ resourceMetrics: [{ resource: { attributes }, scopeMetrics: [{ metrics }] }] }))
}

/** Spans of one trace; one without an id is none. */
export const jsonSpans = (ids: readonly string[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
          scopeSpans: [
            {
              spans: ids.map((spanId) => ({
                traceId: '5b8efff798038103d269b633813fc60c',
                spanId,
                name: 'GET /cart',
                startTimeUnixNano: '1700000000000000000',
                endTimeUnixNano: '1700000000005000000',
              })),
            },
          ],
        },
      ],
    }),
  )

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}

function field(number: number, ...parts: (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.of((number << 3) | 2, ...varint(content.length)), content])
}

const stringValue = (text: string): Buffer => field(1, text)
const keyValue = (key: string, text: string): Buffer => Buffer.concat([field(1, key), field(2, stringValue(text))])

/** The encoded ExportLogsServiceRequest of one resource and scope. */
export function protobufLogs(logs: readonly TestLog[], fingerprint?: string): Buffer {
  const records = logs.map(({ text, attributes = 0 }) => {
    const attribute = field(6, keyValue('k', 'v'))
    return field(2, field(5, stringValue(text)), Buffer.concat(Array.from({ length: attributes }, () => attribute)))
  })
  const resource = fingerprint ? field(1, field(1, keyValue('agent.fingerprint', fingerprint))) : Buffer.alloc(0)
  return field(1, resource, field(2, ...records))
}

/** The encoded ExportTraceServiceRequest of one span. */
export function protobufSpan(spanId: string): Buffer {
  const start = Buffer.from('3900280eb8e9b69717', 'hex')
  const ids = [field(1, Buffer.from('5b8efff798038103d269b633813fc60c', 'hex')), field(2, Buffer.from(spanId, 'hex'))]
  return field(1, field(2, field(2, ...ids, field(5, 'GET /cart'), start)))
}
