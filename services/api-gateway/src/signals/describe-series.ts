import type { MetricSeries } from '@holdfast/analysis/metrics/metric-digest'
import { valuesOfSeries } from '@holdfast/analysis/metrics/values-of-series'
import type { Series } from '@holdfast/contracts/series'

const DIGITS = 6

/** With as many digits as a picture can show. */
export const describeSeries = (series: MetricSeries, bucketMs: number): Series => ({
  name: series.name,
  resource: series.resource,
  unit: series.unit,
  kind: series.kind,
  points: valuesOfSeries(series, bucketMs)
    .filter(({ value }) => Number.isFinite(value))
    .map(({ atMs, value }) => [Math.round(atMs), Number(value.toPrecision(DIGITS))]),
})
