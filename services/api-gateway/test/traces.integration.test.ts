import { Trace, TracesOverview } from '@holdfast/contracts/traces'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { logsRequest, storeExport, tracesRequest } from './store-export.ts'
import { span, storeSignals, traceIdOf } from './store-signals.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
let person: Person

beforeAll(async () => {
  person = await createCompany(gateway)
})

const overview = async () =>
  TracesOverview.parse((await gateway.call({ url: '/api/v1/traces', token: person.token })).body)

/** A request a second for ten minutes, in which `pay` fails each tenth since the ninth. */
const requests = (count: number) =>
  Array.from({ length: count }, (_, trace) => {
    const isError = trace > 480 && trace % 5 === 0
    const parentSpanId = span(trace, 'a', {}).spanId
    const pay = { service: 'pay', name: 'POST /pay', parentSpanId, durationMs: trace === 77 ? 4_000 : 20 }
    return [span(trace, 'a', {}), span(trace, 'b', { ...pay, isError, message: isError ? 'card declined' : null })]
  }).flat()

describe('the overview of spans', () => {
  it('is empty before any came', async () => {
    expect(await overview()).toMatchObject({ window: null, span_count: 0, services: [], edges: [], operations: [] })
  })

  it('shows services with their health, who calls whom, and exemplars of each operation', async () => {
    await storeSignals(gateway, person.customerId, { spans: requests(600) })
    const { services, edges, operations, window, ...rest } = await overview()
    expect(window).toEqual({ from: '2026-10-01T00:00:00.000Z', until: '2026-10-01T00:09:59.000Z' })
    expect(rest).toMatchObject({ span_count: 1_200, sampled_share: 1 })
    expect(services.map(({ name, health }) => [name, health])).toEqual([
      ['pay', 'failing'],
      ['web', 'healthy'],
    ])
    expect(services[0]?.calls_per_minute).toBeCloseTo(60, 0)
    expect(edges).toEqual([{ from: 'web', to: 'pay', calls: 600, errors: 23 }])
    const pay = operations.find(({ service }) => service === 'pay')
    expect(pay).toMatchObject({ name: 'POST /pay', slowest: [{ trace_id: traceIdOf(77), duration_ms: 4_000 }, {}, {}] })
    expect(pay?.failing.map(({ message }) => message)).toEqual(['card declined', 'card declined', 'card declined'])
  })

  it('follows what the worker saves, and forgets what was cleared', async () => {
    await storeSignals(gateway, person.customerId, { spans: requests(60) })
    expect((await overview()).span_count).toBe(120)
    expect((await overview()).span_count).toBe(120)
    await gateway.call({ method: 'POST', url: '/api/v1/cache/clear', token: person.token, body: {} })
    expect((await overview()).window).toBeNull()
  })

  it('is bounded, however many operations somebody makes up', async () => {
    const letters = (at: number) => `${String.fromCodePoint(97 + (at % 26), 97 + (Math.floor(at / 26) % 26))}x`
    const spans = Array.from({ length: 600 }, (_, at) => span(at, 'a', { service: `s-${letters(at)}` }))
    await storeSignals(gateway, person.customerId, { spans })
    const { operations, left_out: leftOut, services } = await overview()
    expect([operations.length, services.length]).toEqual([500, 300])
    expect(leftOut).toEqual({ services: 300, edges: 0, operations: 100 })
  })
})

describe('one trace', () => {
  const show = async (traceId: string, query = '') => {
    const { status, body } = await gateway.call({ url: `/api/v1/traces/${traceId}${query}`, token: person.token })
    return status === 200 ? Trace.parse(body) : { status, body }
  }

  it('is read from the sample, with the time that each span spent itself', async () => {
    const parentSpanId = span(9, 'a', {}).spanId
    const spans = [span(9, 'a', { durationMs: 50 }), span(9, 'b', { service: 'pay', parentSpanId, durationMs: 30 })]
    await storeSignals(gateway, person.customerId, { spans })
    expect(await show(traceIdOf(9))).toMatchObject({
      duration_ms: 50,
      spans: [
        { service: 'web', self_ms: 20, parent_id: null },
        { service: 'pay', self_ms: 30, parent_id: parentSpanId },
      ],
      lines: [],
    })
  })

  it('is completed from what is stored, with the log lines that name it', async () => {
    const nowMs = Date.now()
    const ids = { traceId: traceIdOf(0xcafe), spanId: 'b'.repeat(16) }
    const request = tracesRequest([
      { ...ids, service: 'web', name: 'GET /order/17', spanId: 'a'.repeat(16), atMs: nowMs, durationMs: 80 },
      {
        ...ids,
        service: 'pay',
        name: 'POST /pay',
        parentSpanId: 'a'.repeat(16),
        atMs: nowMs + 10,
        durationMs: 50,
        error: 'card declined',
      },
      { ...ids, service: 'other', name: 'GET /', traceId: traceIdOf(0xbeef), atMs: nowMs, durationMs: 5 },
    ])
    await storeExport(gateway, person.customerId, { format: 'traces-json', request })
    const lines = logsRequest([
      { service: 'pay', body: 'payment refused', atMs: nowMs + 40, ...ids },
      { service: 'web', body: `order failed, trace ${ids.traceId.toUpperCase()}`, atMs: nowMs + 70 },
      { service: 'web', body: 'all is well', atMs: nowMs + 71, traceId: traceIdOf(0xbeef) },
    ])
    await storeExport(gateway, person.customerId, { format: 'otlp-json', request: lines })
    const found = await show(ids.traceId, `?at=${new Date(nowMs).toISOString()}`)
    expect(found).toMatchObject({
      started_at: new Date(nowMs).toISOString(),
      duration_ms: 80,
      spans: [
        { service: 'web', name: 'GET /order/17', is_error: false },
        { service: 'pay', is_error: true, message: 'card declined', offset_ms: 10 },
      ],
      lines: [
        { message: 'payment refused', service: 'pay', span_id: 'b'.repeat(16), offset_ms: 40, level: 'error' },
        { service: 'web', span_id: null },
      ],
    })
    const stranger = await createCompany(gateway)
    const url = `/api/v1/traces/${ids.traceId}?at=${new Date(nowMs).toISOString()}`
    expect(await gateway.call({ url, token: stranger.token })).toMatchObject({ status: 404 })
  })

  it('is none where nothing of it is stored', async () => {
    expect(await show(traceIdOf(0xdead))).toMatchObject({ status: 404 })
    expect(await show(traceIdOf(0xdead), `?at=${new Date().toISOString()}`)).toMatchObject({ status: 404 })
    expect(await show('no-id')).toMatchObject({ status: 404 })
  })
})
