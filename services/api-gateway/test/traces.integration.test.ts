import { TracesOverview } from '@holdfast/contracts/traces'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
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
