import { expect, it } from 'vitest'
import { simulateCalls } from '../../test/simulate-calls.ts'
import { createDigester } from '../digest/create-digester.ts'
import { evictDigest } from '../digest/evict-digest.ts'

const MINUTE_MS = 60_000

it('forgets spans and points by their age, and keeps what is younger as it was', () => {
  const digester = createDigester()
  const { spans } = simulateCalls({ seed: 2, fault: 'none', withClients: true, withErrors: false })
  const lastMs = Math.max(...spans.map(({ startMs }) => startMs))
  const ref = { source: 'b', line: 1, offset: 0 }
  for (const span of spans) digester.addSpan(span)
  for (const minute of [0, 1, 2, 3]) {
    const point = {
      service: 'shop',
      resource: '',
      name: minute === 0 ? 'old' : 'cpu',
      unit: '1',
      kind: 'gauge',
      ref,
    } as const
    digester.addPoint({ ...point, atMs: lastMs - (3 - minute) * MINUTE_MS, value: 9 - minute })
  }
  const kept = evictDigest(digester.finish(), MINUTE_MS * 1.5)
  const young = spans.filter(({ startMs }) => startMs >= lastMs - MINUTE_MS * 1.5)
  expect(kept.spans?.spanCount).toBeGreaterThanOrEqual(young.length)
  expect(kept.spans?.spanCount).toBeLessThan(young.length * 1.2)
  expect(Object.keys(kept.spans?.traces ?? {}).length).toBe(new Set(young.map(({ traceId }) => traceId)).size)
  const series = Object.values(kept.metrics?.series ?? {})
  expect(series.map(({ name, peak }) => [name, peak.value])).toEqual([['cpu', 7]])
  expect(evictDigest(kept, MINUTE_MS * 60)).toEqual(kept)
})
