import type { LineRef } from '../model/log-event.ts'

/** Plain JSON: series in buckets, the same bytes in whatever order they were merged. */
export interface MetricDigest {
  readonly version: 1
  readonly bucketMs: number
  readonly pointCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly series: Readonly<Record<string, MetricSeries>>
  /** Points of series beyond the bound, and points that are no number. */
  readonly dropped: number
}

export interface MetricSeries {
  readonly service: string
  readonly resource: string
  readonly name: string
  readonly unit: string
  readonly kind: 'gauge' | 'total' | 'delta'
  readonly buckets: Readonly<Record<string, MetricBucket>>
  /** Where its largest value stands. */
  readonly peak: { readonly value: number; readonly atMs: number; readonly ref: LineRef }
}

/** Of `delta` the sum, in millionths, so that it is exact; of others the last value. */
export interface MetricBucket {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly lastMs: number
  readonly last: number
  readonly sumMicros: number
}

export const seriesKey = ({ service, resource, name }: Pick<MetricSeries, 'service' | 'resource' | 'name'>): string =>
  `${service}\u001f${resource}\u001f${name}`
