import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { SpanDigester, mergeSpanDigests } from './create-span-digester.ts'
import { quantileOf } from './duration-sketch.ts'
import { operationName } from './operation-name.ts'
import { simulateCalls } from '../../test/simulate-calls.ts'
import type { Span } from './span.ts'
import type { SpanDigest } from './span-digest.ts'

const digestOf = (spans: readonly Span[]): SpanDigest => {
  const digester = new SpanDigester()
  for (const span of spans) digester.add(span)
  return digester.finish()
}

describe('digests of spans', () => {
  it('are the same however they are cut and in whatever order they are merged', () => {
    const { spans } = simulateCalls({ seed: 5, fault: 'cpu', withClients: true, withErrors: true, traces: 40 })
    const whole = JSON.stringify(digestOf(spans))
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { minLength: spans.length, maxLength: spans.length }),
        fc.boolean(),
        (parts, flip) => {
          const partOf = (part: number) => digestOf(spans.filter((_, index) => parts[index] === part))
          const [a, b, c] = [partOf(0), partOf(1), partOf(2)]
          const merged = flip
            ? mergeSpanDigests(c, mergeSpanDigests(b, a))
            : mergeSpanDigests(mergeSpanDigests(a, b), c)
          expect(JSON.stringify(merged)).toBe(whole)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('keep whole traces up to their bound, and say how many spans they left out', () => {
    const spans = Array.from({ length: 60_000 }, (_, at) => spanOf(`${(at / 6) | 0}`, String(at)))
    const digest = digestOf(spans)
    const sampled = Object.values(digest.traces).map((trace) => Object.keys(trace).length)
    expect(new Set(sampled)).toEqual(new Set([6]))
    expect(sampled.length * 6).toBeLessThanOrEqual(20_000)
    expect(digest.folded.sampled).toBe(60_000 - sampled.length * 6)
    expect(digest.spanCount).toBe(60_000)
    const halves = mergeSpanDigests(digestOf(spans.slice(30_001)), digestOf(spans.slice(0, 30_001)))
    expect(Object.keys(halves.traces)).toEqual(Object.keys(digest.traces))
  })

  it('bound made-up operations, and count what is left out', () => {
    const name = (at: number): string => `op ${'abcdefghij'[at % 10]}${'klmnopqrst'[((at / 10) | 0) % 10]}`
    const spans = Array.from({ length: 3000 }, (_, at) => ({
      ...spanOf('t', String(at)),
      service: `s${name(at)}${(at / 100) | 0}x`,
    }))
    const digest = digestOf(spans)
    expect(Object.keys(digest.operations)).toHaveLength(2000)
    expect(digest.folded.operations).toBe(1000)
  })

  it('tell durations within five percent', () => {
    const digest = digestOf(
      Array.from({ length: 101 }, (_, at) => ({ ...spanOf('t', String(at)), durationMs: at + 1 })),
    )
    const bucket = firstOf(Object.values(firstOf(Object.values(digest.operations)).buckets))
    expect(Math.abs((quantileOf(bucket.durations, 0.5) ?? 0) - 51)).toBeLessThan(51 * 0.06)
  })
})

const spanOf = (trace: string, id: string): Span => ({
  traceId: trace.padStart(32, '0'),
  spanId: id.padStart(16, '0'),
  parentSpanId: null,
  service: 'shop',
  name: 'GET /cart',
  startMs: 1_700_000_000_000,
  durationMs: 5,
  isError: false,
  peer: null,
  message: null,
  ref: { source: 'a', line: 1, offset: 0 },
})

it.each([
  ['GET /orders/12345', 'GET /orders/*'],
  ['GET /v1/carts/9f8b7c6d-1234-4abc-8def-001122334455', 'GET /v1/carts/*'],
  ['http2.feedback', 'http2.feedback'],
  ['SELECT shop.orders', 'SELECT shop.orders'],
])('calls %s %s', (name, called) => expect(operationName(name)).toBe(called))
