import type { TracedService, TracesOverview } from '@holdfast/contracts/traces'
import { expect, it } from 'vitest'
import { mapOf } from './map-of.ts'

const figures = { calls_per_minute: 42, error_share: 0, p50_ms: 20, p99_ms: 80 }
const service = (name: string, health: TracedService['health'] = 'healthy'): TracedService => ({
  name,
  health,
  ...figures,
  recent: figures,
  before: figures,
})

const overview = (services: TracedService[], edges: TracesOverview['edges'] = []): TracesOverview => ({
  window: { from: '2026-10-01T00:00:00Z', until: '2026-10-01T00:10:00Z' },
  span_count: 1_000,
  sampled_share: 0.5,
  services,
  edges,
  operations: [],
  left_out: { services: 0, edges: 0, operations: 0 },
})

it('tells calls a minute from the sampled ones', () => {
  const edge = { from: 'web', to: 'pay', calls: 100, errors: 3 }
  expect(mapOf(overview([service('web'), service('pay')], [edge])).edges).toEqual([{ ...edge, callsPerMinute: 20 }])
})

it('shows whoever is called and sends no spans, and no call to a service that is not shown', () => {
  const many = Array.from({ length: 45 }, (_, at) => service(`s${at}`))
  const edges = ['db', 's44'].map((to) => ({ from: 's0', to, calls: 1, errors: 0 }))
  const map = mapOf(overview(many, edges))
  expect(map.edges.map(({ to }) => to)).toEqual(['db'])
  expect(map.hiddenCount).toBe(5)
})

it('leaves out nobody in trouble', () => {
  const many = [...Array.from({ length: 45 }, (_, at) => service(`s${at}`)), service('pay', 'failing')]
  expect(mapOf(overview(many)).services[0]?.name).toBe('pay')
})
