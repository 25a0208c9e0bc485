import { describe, expect, it } from 'vitest'
import { SpanDigester } from '../spans/create-span-digester.ts'
import type { Span } from '../spans/span.ts'
import { CallMap } from './call-map.ts'
import { ServiceOverview } from './service-overview.ts'

const START_MS = 1_700_000_040_000
const MINUTE_MS = 60_000

/** A request a second: `web` calls `pay`, which asks its database. */
function requests(count: number, change: (second: number) => Partial<Span> | null): Span[] {
  return Array.from({ length: count }, (_, second): Span[] => {
    const changed = change(second)
    const trace = { traceId: String(second).padStart(32, 'a'), isError: false, message: null, peer: null }
    const atMs = START_MS + second * 1000
    const span = (
      spanId: string,
      parentSpanId: string | null,
      service: string,
      name: string,
      durationMs: number,
    ): Span => ({
      ...trace,
      spanId: `${spanId}${second}`,
      parentSpanId: parentSpanId && `${parentSpanId}${second}`,
      service,
      name,
      startMs: atMs,
      durationMs,
      ref: { source: 's', line: second + 1, offset: 0 },
    })
    const web = [span('a', null, 'web', 'GET /', 30), span('b', 'a', 'web', 'POST', 25)]
    if (changed === null) return web
    const pay = { ...span('c', 'b', 'pay', 'POST /pay', 20), ...changed }
    return [...web, pay, { ...span('d', 'c', 'pay', 'SELECT', 5), peer: 'orders-db' }]
  }).flat()
}

function overviewOf(spans: readonly Span[]) {
  const digester = new SpanDigester()
  for (const span of spans) digester.add(span)
  const digest = digester.finish()
  const calls = new CallMap()
  for (const [id, trace] of Object.entries(digest.traces)) calls.add(id, trace)
  const overview = new ServiceOverview(digest, calls)
  const operations = Object.entries(digest.operations).map(([key, operation]) => overview.add(key, operation))
  return { calls, operations, services: overview.services() }
}

const healthOf = (spans: readonly Span[]) =>
  Object.fromEntries(overviewOf(spans).services.map(({ name, health }) => [name, health]))

describe('an overview of spans', () => {
  it('shows who calls whom, a database without spans of its own among them', () => {
    const { calls } = overviewOf(requests(60, (second) => ({ isError: second < 6 })))
    expect(calls.edges()).toEqual([
      { from: 'pay', to: 'orders-db', calls: 60, errors: 0 },
      { from: 'web', to: 'pay', calls: 60, errors: 6 },
    ])
  })

  it('counts of a service what is called from outside, and of an operation all of it', () => {
    const { services, operations } = overviewOf(requests(601, () => ({})))
    expect(services.map(({ name, calls }) => [name, calls])).toEqual([
      ['pay', 601],
      ['web', 601],
    ])
    expect(services[0]?.callsPerMinute).toBeCloseTo(60.1)
    expect(services[0]?.p50Ms).toBeGreaterThan(19)
    expect(services[0]?.p50Ms).toBeLessThan(21)
    expect(operations.map(({ service, name }) => `${service} ${name}`).toSorted()).toEqual([
      'pay POST /pay',
      'pay SELECT',
      'web GET /',
      'web POST',
    ])
  })

  it.each([
    { name: 'as always', change: () => ({}), health: 'healthy' },
    { name: 'slower of late', change: (at: number) => ({ durationMs: at > 420 ? 90 : 20 }), health: 'slow' },
    { name: 'slow all along', change: () => ({ durationMs: 900 }), health: 'healthy' },
    { name: 'failing of late', change: (at: number) => ({ isError: at > 420 && at % 5 === 0 }), health: 'failing' },
    { name: 'failing a little all along', change: (at: number) => ({ isError: at % 10 === 0 }), health: 'healthy' },
    { name: 'failing mostly, all along', change: (at: number) => ({ isError: at % 3 > 0 }), health: 'failing' },
    { name: 'no longer called', change: (at: number) => (at > 360 ? null : {}), health: 'silent' },
    { name: 'hardly ever called', change: (at: number) => (at % 60 === 0 ? {} : null), health: 'unknown' },
  ])('judges a service by its own earlier minutes: $name', ({ change, health }) => {
    expect(healthOf(requests(600, change))['pay']).toBe(health)
  })

  it('has nothing to say of nothing', () => {
    expect(overviewOf([])).toMatchObject({ operations: [], services: [] })
  })

  it('judges only the latest quarter of an hour of a long time', () => {
    const slow = requests(7200, (second) => ({ durationMs: second < 3600 ? 300 : 20 }))
    expect(healthOf(slow)['pay']).toBe('healthy')
    expect(START_MS % MINUTE_MS).toBe(0)
  })
})
