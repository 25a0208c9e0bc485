import { bucketStart } from '../digest/bucket-ladder.ts'
import { SmallestNames } from '../digest/smallest-names.ts'
import { sortBuckets, sortByKey } from '../digest/sort-by-key.ts'
import { chooseSpanBucketMs } from '../spans/span-buckets.ts'
import type { MetricPoint } from './metric-point.ts'
import { seriesKey, type MetricBucket, type MetricDigest, type MetricSeries } from './metric-digest.ts'

const MAX_SERIES = 10_000
const MAX_IN_MEMORY = 40_000
const MICROS = 1e6
const MAX_EXACT = 2 ** 53

interface OpenSeries extends Omit<MetricSeries, 'buckets' | 'peak'> {
  buckets: Map<number, MetricBucket>
  peak: MetricSeries['peak']
}

/** Reduces points to series in memory bounded by the number of series, not of points. */
export class MetricDigester {
  readonly #series = new Map<string, OpenSeries>()
  #bucketMs = chooseSpanBucketMs(null, null)
  #firstMs: number | null = null
  #lastMs: number | null = null
  #pointCount = 0
  #dropped = 0

  get pointCount(): number {
    return this.#pointCount
  }

  add(point: MetricPoint): void {
    this.#pointCount++
    const { value, atMs } = point
    const key = seriesKey(point)
    const known = this.#series.get(key)
    if (!Number.isFinite(value) || (known === undefined && this.#series.size >= MAX_IN_MEMORY)) {
      this.#dropped++
      return
    }
    if (this.#firstMs === null || atMs < this.#firstMs || this.#lastMs === null || atMs > this.#lastMs)
      this.#widen(atMs)
    const series = known ?? this.#open(key, point)
    const start = bucketStart(Math.floor(atMs), this.#bucketMs)
    const entry = {
      count: 1,
      min: value,
      max: value,
      lastMs: atMs,
      last: value,
      sumMicros: point.kind === 'delta' ? exact(Math.round(value * MICROS)) : 0,
    }
    const bucket = series.buckets.get(start)
    series.buckets.set(start, bucket === undefined ? entry : mergeEntries(bucket, entry))
    series.peak = higher(series.peak, { value, atMs, ref: point.ref })
  }

  finish(): MetricDigest {
    const all = [...this.#series].map(([key, series]): [string, MetricSeries] => [
      key,
      { ...series, buckets: sortBuckets(series.buckets) },
    ])
    const { series, dropped } = boundSeries(Object.fromEntries(all))
    return {
      version: 1,
      bucketMs: this.#bucketMs,
      pointCount: this.#pointCount,
      firstMs: this.#firstMs,
      lastMs: this.#lastMs,
      series,
      dropped: this.#dropped + dropped,
    }
  }

  #open(key: string, { service, resource, name, unit, kind, atMs, value, ref }: MetricPoint): OpenSeries {
    const made = { service, resource, name, unit, kind, buckets: new Map(), peak: { value, atMs, ref } }
    this.#series.set(key, made)
    return made
  }

  #widen(atMs: number): void {
    this.#firstMs = Math.min(this.#firstMs ?? atMs, atMs)
    this.#lastMs = Math.max(this.#lastMs ?? atMs, atMs)
    const needed = chooseSpanBucketMs(this.#firstMs, this.#lastMs)
    if (needed === this.#bucketMs) return
    this.#bucketMs = needed
    for (const series of this.#series.values()) series.buckets = coarsen(series.buckets, needed)
  }
}

/** Associative and commutative: any worker may merge any digests in any order. */
export function mergeMetricDigests(a: MetricDigest, b: MetricDigest): MetricDigest {
  const firstMs = a.firstMs === null || b.firstMs === null ? (a.firstMs ?? b.firstMs) : Math.min(a.firstMs, b.firstMs)
  const lastMs = a.lastMs === null || b.lastMs === null ? (a.lastMs ?? b.lastMs) : Math.max(a.lastMs, b.lastMs)
  const bucketMs = chooseSpanBucketMs(firstMs, lastMs)
  const merged: Record<string, MetricSeries> = {}
  for (const digest of [a, b])
    for (const [key, series] of Object.entries(digest.series)) {
      const entries = Object.entries(series.buckets).map(([start, entry]) => [Number(start), entry] as const)
      const before = Object.entries(merged[key]?.buckets ?? {}).map(([start, entry]) => [Number(start), entry] as const)
      merged[key] = {
        ...series,
        buckets: sortBuckets(coarsen([...before, ...entries], bucketMs)),
        peak: higher(series.peak, merged[key]?.peak ?? series.peak),
      }
    }
  const { series, dropped } = boundSeries(merged)
  return {
    version: 1,
    bucketMs,
    pointCount: a.pointCount + b.pointCount,
    firstMs,
    lastMs,
    series,
    dropped: a.dropped + b.dropped + dropped,
  }
}

function coarsen(buckets: Iterable<readonly [number, MetricBucket]>, bucketMs: number): Map<number, MetricBucket> {
  const coarse = new Map<number, MetricBucket>()
  for (const [start, entry] of buckets) {
    const at = bucketStart(start, bucketMs)
    const known = coarse.get(at)
    coarse.set(at, known === undefined ? entry : mergeEntries(known, entry))
  }
  return coarse
}

function mergeEntries(a: MetricBucket, b: MetricBucket): MetricBucket {
  const isLater = b.lastMs > a.lastMs || (b.lastMs === a.lastMs && b.last > a.last)
  return {
    count: a.count + b.count,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    lastMs: isLater ? b.lastMs : a.lastMs,
    last: isLater ? b.last : a.last,
    sumMicros: exact(a.sumMicros + b.sumMicros),
  }
}

const exact = (value: number): number => Math.max(-MAX_EXACT, Math.min(MAX_EXACT, value))

const higher = (a: MetricSeries['peak'], b: MetricSeries['peak']): MetricSeries['peak'] =>
  b.value > a.value || (b.value === a.value && (b.atMs < a.atMs || (b.atMs === a.atMs && b.ref.source < a.ref.source)))
    ? b
    : a

/** Which series are left out depends on their names alone; their points are counted. */
function boundSeries(given: Readonly<Record<string, MetricSeries>>): Pick<MetricDigest, 'series' | 'dropped'> {
  const names = Object.keys(given)
  if (names.length <= MAX_SERIES) return { series: sortByKey({ ...given }), dropped: 0 }
  const smallest = new SmallestNames(MAX_SERIES)
  for (const name of names) smallest.admit(name)
  smallest.shrink()
  const isKept = ([name]: readonly [string, MetricSeries]): boolean => smallest.has(name)
  const dropped = Object.entries(given)
    .filter((entry) => !isKept(entry))
    .flatMap(([, { buckets }]) => Object.values(buckets))
    .reduce((sum, { count }) => sum + count, 0)
  return { series: sortByKey(Object.fromEntries(Object.entries(given).filter(isKept))), dropped }
}
