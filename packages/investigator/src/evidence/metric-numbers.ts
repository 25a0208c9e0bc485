import type { MetricDigest } from '@holdfast/analysis/metrics/metric-digest'
import { valuesOfSeries } from '@holdfast/analysis/metrics/values-of-series'
import type { NumberSeries } from './evidence.ts'

/** Measured numbers beside those that lines repeat. No line states them, so that none has an id. */
export const metricNumbers = (metrics: MetricDigest | undefined): NumberSeries[] =>
  Object.values(metrics?.series ?? {}).map((series) => ({
    service: series.service,
    name: [series.name, series.resource].filter((part) => part !== '').join(' of '),
    points: valuesOfSeries(series, metrics?.bucketMs ?? 1).map((reading) => ({ ...reading, id: null })),
  }))
