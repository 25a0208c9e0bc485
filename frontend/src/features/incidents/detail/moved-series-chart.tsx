import type { IncidentSeries, MovedSeries, SeriesMeasure } from '@holdfast/contracts/series'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, utcTime } from '../../../lib/time/clock-time.ts'
import { formatValue } from '../../../ui/charts/format-value.ts'
import { TimeChart } from '../../../ui/charts/time-chart.tsx'

const MEASURES: Record<SeriesMeasure, string> = {
  cpu: 'CPU',
  throttling: 'Throttling',
  memory: 'Memory',
  disk: 'Disk',
  pool: 'Pool',
  queue: 'Queue',
}

interface MovedSeriesChartProps {
  readonly series: MovedSeries
  readonly data: IncidentSeries
}

export function MovedSeriesChart({ series, data }: MovedSeriesChartProps) {
  const { service, name, resource, unit, measure } = series
  const isRate = series.kind !== 'gauge'
  const spec = useMemo(
    () => ({
      lines: [{ label: series.resource || series.name, points: series.points }],
      bucketMs: data.bucket_seconds * 1_000,
      unit,
      isRate,
      window: spanOf(data.window),
      shaded: spanOf(data.incident),
      marks: [],
    }),
    [series, data, unit, isRate],
  )
  const from = formatValue(series.value_before, unit, isRate)
  const to = formatValue(series.value_during, unit, isRate)
  return (
    <>
      <p className="text-sm">
        <Link
          to={`/dashboard/metrics?${new URLSearchParams({ service, q: name })}`}
          className="inert-text text-accent-ink font-medium hover:underline"
        >
          {showInert(service)}
        </Link>{' '}
        {MEASURES[measure]} rose from <span className="tabular">{from}</span> to{' '}
        <span className="tabular font-medium">{to}</span> at{' '}
        <time dateTime={series.rose_at} title={utcTime(series.rose_at)} className="tabular">
          {clockTime(series.rose_at).slice(0, 5)}
        </time>
      </p>
      <p className="inert-text text-faint mb-1 truncate font-mono text-xs" title={`${name} ${resource}`}>
        {showInert(name)}
      </p>
      <TimeChart
        spec={spec}
        height={130}
        label={`${showInert(service)} ${showInert(name)} rose from ${from} to ${to}`}
      />
    </>
  )
}

const spanOf = (window: IncidentSeries['window']) => ({
  fromMs: Date.parse(window?.from ?? ''),
  untilMs: Date.parse(window?.until ?? ''),
})
