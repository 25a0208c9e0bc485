import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { judgeMetrics } from './judge-metrics.ts'
import { MetricDigester, mergeMetricDigests } from './metric-digester.ts'
import type { MetricDigest } from './metric-digest.ts'
import type { MetricPoint } from './metric-point.ts'
import { valuesOfSeries } from './values-of-series.ts'

const START_MS = 1_700_000_040_000
const MINUTE_MS = 60_000

const point = (minute: number, value: number, more: Partial<MetricPoint> = {}): MetricPoint => ({
  service: 'shop',
  resource: 'shop-1',
  name: 'container.cpu.usage',
  unit: '1',
  kind: 'gauge',
  atMs: START_MS + minute * MINUTE_MS,
  value,
  ref: { source: 'm', line: minute + 1, offset: 0 },
  ...more,
})

const digestOf = (points: readonly MetricPoint[]): MetricDigest => {
  const digester = new MetricDigester()
  for (const one of points) digester.add(one)
  return digester.finish()
}

const LEVELS = [0.2, 0.21, 0.19, 0.2, 0.22, 0.2, 0.18, 0.21]

describe('series', () => {
  it('that rise and stay are found, with when and by how much', () => {
    const digest = digestOf([...LEVELS, 0.9, 0.92, 0.95].map((value, minute) => point(minute, value)))
    expect(judgeMetrics(digest, null)[0]).toMatchObject({
      kind: 'cpu',
      onsetMs: START_MS + 8 * MINUTE_MS,
      from: 0.2,
      to: 0.92,
    })
  })

  it('that rise to hardly anything beside what others use are nothing', () => {
    const idle = [...LEVELS, 0.9, 0.92, 0.95].map((value, minute) => point(minute, value / 1000))
    const busy = LEVELS.map((value, minute) => point(minute, value, { service: 'busy' }))
    expect(judgeMetrics(digestOf([...idle, ...busy]), null)).toEqual([])
  })

  it('that vary as always, fall, or say nothing of a supply are not', () => {
    const names = { name: 'network.receive.bytes' }
    expect(judgeMetrics(digestOf(LEVELS.map((value, minute) => point(minute, value))), null)).toEqual([])
    expect(judgeMetrics(digestOf([...LEVELS, 0.01, 0.01].map((value, minute) => point(minute, value))), null)).toEqual(
      [],
    )
    expect(judgeMetrics(digestOf([...LEVELS, 9, 9].map((value, minute) => point(minute, value, names))), null)).toEqual(
      [],
    )
  })

  it('that count up are read as rates, also over a restart', () => {
    const digest = digestOf([0, 60, 120, 30].map((value, minute) => point(minute, value, { kind: 'total' })))
    const series = firstOf(Object.values(digest.series))
    expect(valuesOfSeries(series, digest.bucketMs).map(({ value }) => value)).toEqual([1, 1, 0.5])
  })

  it('are the same however points are cut and in whatever order they are merged', () => {
    const KINDS = ['gauge', 'total', 'delta'] as const
    const points = Array.from({ length: 60 }, (_, at) =>
      point(at % 20, Math.sin(at) * 100, { name: `n${at % 3}`, kind: KINDS[at % 3] ?? 'gauge' }),
    )
    const whole = JSON.stringify(digestOf(points))
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 60, maxLength: 60 }), (parts) => {
        const partOf = (part: number) => digestOf(points.filter((_, index) => parts[index] === part))
        expect(JSON.stringify(mergeMetricDigests(mergeMetricDigests(partOf(2), partOf(0)), partOf(1)))).toBe(whole)
      }),
    )
  })

  it('beyond the bound are left out and counted, and so are points that are no number', () => {
    const points = Array.from({ length: 10_500 }, (_, at) => point(0, 1, { name: `made.up.${at}` }))
    const digest = digestOf([...points, point(1, Number.NaN)])
    expect(Object.keys(digest.series)).toHaveLength(10_000)
    expect(digest.dropped).toBe(501)
  })
})
