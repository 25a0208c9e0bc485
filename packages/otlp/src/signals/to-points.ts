import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import type { Attributes } from '../log-record.ts'

export type MetricShape = 'gauge' | 'sum' | 'histogram' | 'exponentialHistogram' | 'summary'

/** A data point as it stands on the wire, of whatever shape. */
export interface RawPoint {
  readonly atMs: number
  readonly attributes: Attributes
  readonly value: number
  /** Of distributions. */
  readonly count: number
  readonly sum: number
  readonly bounds: readonly number[]
  readonly bucketCounts: readonly number[]
  readonly scale: number
  readonly zeroCount: number
  readonly offset: number
  readonly quantiles: readonly (readonly [share: number, value: number])[]
}

export interface RawMetric {
  readonly name: string
  readonly unit: string
  readonly shape: MetricShape
  readonly isDelta: boolean
  readonly isMonotonic: boolean
}

const MAX_NAME = 240
const HIGH = 0.95

type Owner = Pick<MetricPoint, 'service' | 'resource' | 'ref'>

/** One number for a gauge or a sum; count, sum and, where it can be told, the 95th percentile of a distribution. */
export function toPoints(metric: RawMetric, raw: RawPoint, owner: Owner): MetricPoint[] {
  const { atMs, attributes } = raw
  const put = (suffix: string, kind: MetricPoint['kind'], value: number, unit = metric.unit): MetricPoint => ({
    ...owner,
    name: nameOf(`${metric.name}${suffix}`, attributes),
    unit,
    kind,
    atMs,
    value,
  })
  const counted = metric.isDelta ? 'delta' : 'total'
  if (metric.shape === 'gauge') return [put('', 'gauge', raw.value)]
  if (metric.shape === 'sum')
    return [put('', metric.isDelta ? 'delta' : metric.isMonotonic ? 'total' : 'gauge', raw.value)]
  if (metric.shape === 'summary')
    return [
      put('.count', 'total', raw.count, ''),
      put('.sum', 'total', raw.sum),
      ...raw.quantiles.map(([share, value]) => put(`.p${Math.round(share * 100)}`, 'gauge', value)),
    ]
  const high = metric.isDelta ? quantileOf(metric.shape, raw, HIGH) : null
  return [
    put('.count', counted, raw.count, ''),
    put('.sum', counted, raw.sum),
    ...(high === null ? [] : [put('.p95', 'gauge', high)]),
  ]
}

/** Of a delta only: a total's buckets count all time. */
function quantileOf(
  shape: MetricShape,
  { bounds, bucketCounts, count, scale, zeroCount, offset }: RawPoint,
  share: number,
) {
  const wanted = count * share
  let seen = shape === 'histogram' ? 0 : zeroCount
  if (count <= 0 || bucketCounts.length === 0) return null
  if (seen >= wanted) return 0
  for (const [index, held] of bucketCounts.entries()) {
    seen += held
    if (seen < wanted) continue
    return shape === 'histogram'
      ? (bounds[Math.min(index, bounds.length - 1)] ?? null)
      : 2 ** ((offset + index + 1) / 2 ** scale)
  }
  return null
}

function nameOf(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes)
    .flatMap(([key, value]) => (typeof value === 'object' ? [] : [`${key}=${value}`]))
    .sort()
  return (pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`).slice(0, MAX_NAME)
}
