import type { MetricSeries } from '@holdfast/analysis/metrics/metric-digest'
import type { ServiceSeries } from '@holdfast/contracts/series'
import { describeSeries } from './describe-series.ts'
import { entriesOf, openStream, type SignalStore } from './open-stream.ts'
import { toTimestamp } from './to-timestamp.ts'

export type StoredSeries = Omit<ServiceSeries, 'onsets'>

export interface WantedSeries {
  readonly service: string | undefined
  /** A part of a name or of a resource. */
  readonly q: string
}

export const emptySeries: StoredSeries = {
  window: null,
  bucket_seconds: 0,
  services: [],
  service: null,
  series: [],
  dropped_count: 0,
  left_out_count: 0,
}

const MAX_SERIES = 300
const MAX_SERVICES = 1_000
const SECOND_MS = 1_000

/** Those of one service, by name; of the others no more than their number. */
export async function readSeries(store: SignalStore, customerId: string, wanted: WantedSeries): Promise<StoredSeries> {
  const shelves = await openStream(store, customerId, ['points'])
  const metrics = shelves?.head.metrics
  if (!shelves || !metrics || metrics.firstMs === null || metrics.lastMs === null) return emptySeries
  const counts = new Map<string, number>()
  for await (const [, , { service }] of entriesOf(shelves)) counts.set(service, (counts.get(service) ?? 0) + 1)
  const services = [...counts]
    .map(([name, series_count]) => ({ name, series_count }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const service = wanted.service ?? services[0]?.name ?? null
  const found: MetricSeries[] = []
  let foundCount = 0
  for await (const [, , series] of entriesOf(shelves, JSON.stringify(service))) {
    if (series.service !== service || !isMatch(series, wanted.q)) continue
    foundCount++
    // The shelf is in the order of its keys: service, resource, name.
    if (found.length < MAX_SERIES) found.push(series)
  }
  return {
    window: { from: toTimestamp(metrics.firstMs), until: toTimestamp(metrics.lastMs) },
    bucket_seconds: metrics.bucketMs / SECOND_MS,
    services: services.slice(0, MAX_SERVICES),
    service,
    series: found.map((series) => describeSeries(series, metrics.bucketMs)),
    dropped_count: metrics.dropped,
    left_out_count: foundCount - found.length,
  }
}

const isMatch = ({ name, resource }: MetricSeries, q: string): boolean =>
  `${name} ${resource}`.toLowerCase().includes(q.toLowerCase())
