import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeMetricsJson } from '../json/decode-metrics-json.ts'
import { decodeTracesJson } from '../json/decode-traces-json.ts'
import { lengthDelimited, varintBytes } from '../write-export-response.ts'
import { walkSignalsJson } from '../json/walk-signals-json.ts'
import { MalformedOtlp } from '../malformed-otlp.ts'
import { decodeMetricsRequest } from './decode-metrics-request.ts'
import { decodeTracesRequest } from './decode-traces-request.ts'
import { walkSignals } from './walk-signals.ts'

const text = (field: number, value: string): Buffer => lengthDelimited(field, Buffer.from(value))
const hex = (field: number, value: string): Buffer => lengthDelimited(field, Buffer.from(value, 'hex'))
const varint = (field: number, value: number): Buffer => Buffer.of(field << 3, ...varintBytes(value))
const message = (field: number, ...parts: Buffer[]): Buffer => lengthDelimited(field, Buffer.concat(parts))
function fixed(field: number, value: bigint | number): Buffer {
  const bytes = Buffer.alloc(8)
  if (typeof value === 'bigint') bytes.writeBigUInt64LE(value)
  else bytes.writeDoubleLE(value)
  return Buffer.concat([Buffer.of((field << 3) | 1), bytes])
}
const attribute = (field: number, key: string, value: string): Buffer =>
  message(field, text(1, key), message(2, text(1, value)))

const TRACE = '5b8efff798038103d269b633813fc60c'
const SPAN = 'eee19b7ec3c1b174'
const START = 1_700_000_000_000_250_000n

describe('spans', () => {
  const span = message(
    2,
    hex(1, TRACE),
    hex(2, SPAN),
    text(5, 'GET /cart'),
    varint(6, 3),
    fixed(7, START),
    fixed(8, START + 5_500_000n),
    attribute(9, 'peer.service', 'cart'),
    message(11, attribute(3, 'exception.type', 'IOError'), attribute(3, 'exception.message', 'gone')),
    message(15, varint(3, 2)),
  )
  const broken = message(2, hex(1, '00'), hex(2, SPAN), text(5, 'lost'), fixed(7, START))
  const request = message(1, message(1, attribute(1, 'service.name', 'shop')), message(2, broken, span))
  const json = {
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }] },
        scopeSpans: [
          {
            spans: [
              { traceId: '00', spanId: SPAN, name: 'lost', startTimeUnixNano: String(START) },
              {
                traceId: TRACE.toUpperCase(),
                spanId: SPAN,
                name: 'GET /cart',
                kind: 'SPAN_KIND_CLIENT',
                startTimeUnixNano: String(START),
                endTimeUnixNano: String(START + 5_500_000n),
                attributes: [{ key: 'peer.service', value: { stringValue: 'cart' } }],
                events: [
                  {
                    attributes: [
                      { key: 'exception.type', value: { stringValue: 'IOError' } },
                      { key: 'exception.message', value: { stringValue: 'gone' } },
                    ],
                  },
                ],
                status: { code: 'STATUS_CODE_ERROR' },
              },
            ],
          },
        ],
      },
    ],
  }

  it.each([
    ['protobuf', () => [...decodeTracesRequest(request, 'b')]],
    ['JSON', () => [...decodeTracesJson(json, 'b')]],
  ])('are read from %s, but for those that nobody could place', (_, decode) => {
    const spans = decode().filter((decoded) => decoded !== null)
    expect(spans).toHaveLength(1)
    expect(spans[0]).toMatchObject({
      traceId: TRACE,
      spanId: SPAN,
      parentSpanId: null,
      service: 'shop',
      name: 'GET /cart',
      isError: true,
      peer: 'cart',
      message: 'IOError: gone',
      ref: { source: 'b', line: 1, offset: 0 },
    })
    expect(spans[0]?.startMs).toBeCloseTo(1_700_000_000_000.25, 2)
    expect(spans[0]?.durationMs).toBeCloseTo(5.5, 2)
  })

  it('are counted as they will be read, with those that are rejected apart', () => {
    const counts = { recordCount: 2, rejectedCount: 1, rejected: { 'not-a-span': 1 }, isHeartbeat: false }
    expect(walkSignals('traces', request)).toMatchObject(counts)
    expect(walkSignalsJson('traces', json)).toMatchObject(counts)
    expect(walkSignals('traces', request, { maxDepth: 32, maxAttributes: 9, maxRecordBytes: 20 })).toMatchObject({
      rejectedCount: 2,
      rejected: { 'record-too-large': 2 },
    })
    expect(() => walkSignalsJson('traces', json, 1)).toThrow('more than 1 records')
  })

  it('are read as often as they were accepted, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.nat(request.length - 1), fc.nat(255), (at, byte) => {
        const bytes = Buffer.from(request)
        bytes[at] = byte
        try {
          const { recordCount, rejectedCount } = walkSignals('traces', bytes)
          expect([...decodeTracesRequest(bytes, 'b')]).toHaveLength(recordCount - rejectedCount)
        } catch (error) {
          if (!(error instanceof MalformedOtlp)) throw error
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('points', () => {
  const resource = message(1, attribute(1, 'service.name', 'shop'), attribute(1, 'k8s.pod.name', 'shop-1'))
  const metric = (name: string, field: number, ...data: Buffer[]): Buffer =>
    message(2, text(1, name), text(3, 'ms'), message(field, ...data))
  const packed = (field: number, values: readonly (bigint | number)[]): Buffer =>
    lengthDelimited(field, Buffer.concat(values.map((value) => fixed(1, value).subarray(1))))
  const request = message(
    1,
    resource,
    message(
      2,
      metric('cpu', 5, message(1, attribute(7, 'core', '0'), fixed(3, START), fixed(4, 0.5))),
      metric('hits', 7, message(1, fixed(3, START), fixed(6, 7n)), varint(2, 2), varint(3, 1)),
      metric(
        'wait',
        9,
        message(1, fixed(3, START), fixed(4, 100n), fixed(5, 900), packed(6, [90n, 9n, 1n]), packed(7, [10, 50])),
        varint(2, 1),
      ),
    ),
  )
  const point = { timeUnixNano: String(START) }
  const json = {
    resourceMetrics: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'shop' } },
            { key: 'k8s.pod.name', value: { stringValue: 'shop-1' } },
          ],
        },
        scopeMetrics: [
          {
            metrics: [
              {
                name: 'cpu',
                unit: 'ms',
                gauge: {
                  dataPoints: [{ ...point, asDouble: 0.5, attributes: [{ key: 'core', value: { stringValue: '0' } }] }],
                },
              },
              {
                name: 'hits',
                unit: 'ms',
                sum: { aggregationTemporality: 2, isMonotonic: true, dataPoints: [{ ...point, asInt: '7' }] },
              },
              {
                name: 'wait',
                unit: 'ms',
                histogram: {
                  aggregationTemporality: 1,
                  dataPoints: [
                    { ...point, count: '100', sum: 900, bucketCounts: ['90', '9', '1'], explicitBounds: [10, 50] },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  }

  it.each([
    ['protobuf', () => [...decodeMetricsRequest(request, 'b')]],
    ['JSON', () => [...decodeMetricsJson(json, 'b')]],
  ])('are read from %s, distributions as the few numbers that are kept', (_, decode) => {
    const points = decode().flat()
    expect(points.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['cpu{core=0}', 'gauge', 0.5],
      ['hits', 'total', 7],
      ['wait.count', 'delta', 100],
      ['wait.sum', 'delta', 900],
      ['wait.p95', 'gauge', 50],
    ])
    expect(points[0]).toMatchObject({ service: 'shop', resource: 'shop-1', unit: 'ms', ref: { source: 'b', line: 1 } })
  })

  it('are counted, and a collector that reports on itself is told from evidence', () => {
    expect(walkSignals('metrics', request)).toMatchObject({ recordCount: 3, rejectedCount: 0, isHeartbeat: false })
    expect(walkSignalsJson('metrics', json)).toMatchObject({ recordCount: 3, rejectedCount: 0, isHeartbeat: false })
    const own = message(1, resource, message(2, metric('otelcol_process_uptime', 5, message(1, fixed(4, 1)))))
    expect(walkSignals('metrics', own)).toMatchObject({ recordCount: 1, isHeartbeat: true })
  })
})
