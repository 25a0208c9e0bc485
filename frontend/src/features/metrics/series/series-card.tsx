import type { ServiceSeries } from '@holdfast/contracts/series'
import { useMemo, useState } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Button } from '../../../ui/button.tsx'
import { formatValue } from '../../../ui/charts/format-value.ts'
import { TimeChart } from '../../../ui/charts/time-chart.tsx'
import type { SeriesGroup } from './group-series.ts'

/** More lines are a carpet. */
const FIRST = 6

interface SeriesCardProps {
  readonly group: SeriesGroup
  readonly data: ServiceSeries
}

export function SeriesCard({ group, data }: SeriesCardProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { unit, isRate } = group
  const name = showInert(group.name)
  const spec = useMemo(
    () => ({
      lines: isWhole ? group.lines : group.lines.slice(0, FIRST),
      bucketMs: data.bucket_seconds * 1_000,
      unit,
      isRate,
      window: { fromMs: Date.parse(data.window?.from ?? ''), untilMs: Date.parse(data.window?.until ?? '') },
      marks: data.onsets.map(({ started_at, severity }) => ({ atMs: Date.parse(started_at), severity })),
    }),
    [group, data, isWhole, unit, isRate],
  )
  const peak = Math.max(...group.lines.flatMap(({ points }) => points.map(([, value]) => value)))
  const hidden = group.lines.length - spec.lines.length
  return (
    <section aria-label={name} className="bg-panel border-line min-w-0 rounded-lg border p-3">
      <h3 className="inert-text mb-1 truncate font-mono text-xs font-medium" title={name}>
        {name}
      </h3>
      <TimeChart
        spec={spec}
        label={`${name}: ${countOf(group.lines.length, 'line')}${Number.isFinite(peak) ? `, at most ${formatValue(peak, unit, isRate)}` : ''}`}
      />
      {hidden > 0 ? (
        <Button size="sm" tone="quiet" className="mt-1" onClick={() => setIsWhole(true)}>
          Show {hidden} more
        </Button>
      ) : null}
    </section>
  )
}
