import type { TracedService } from '@holdfast/contracts/traces'
import { expect, it } from 'vitest'
import { explainHealth } from './explain-health.ts'

const figures = { calls_per_minute: 42, error_share: 0.01, p50_ms: 20, p99_ms: 80 }
const service = (health: TracedService['health'], recent: Partial<TracedService['recent']>): TracedService => ({
  name: 'pay',
  health,
  ...figures,
  recent: { ...figures, ...recent },
  before: figures,
})

it.each([
  [service('failing', { error_share: 0.2 }), '20% errors, 1% before'],
  [service('slow', { p50_ms: 300 }), 'p50 300 ms, 20 ms before'],
  [service('slow', { p99_ms: 4_000 }), 'p99 4 s, 80 ms before'],
  [service('silent', { p50_ms: null, p99_ms: null }), '42/min before'],
  [service('healthy', {}), null],
])('$health is explained by its numbers', (given, text) => {
  expect(explainHealth(given)).toBe(text)
})
