import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { Aligned } from './align-lines.ts'
import { ChartLegend } from './chart-legend.tsx'
import type { ChartSpec } from './chart-spec.ts'
import type { DrawnChart } from './draw-chart.ts'
import { loadChart } from './load-chart.ts'
import { useDrawnTheme } from './use-drawn-theme.ts'
import { useWasSeen } from './use-was-seen.ts'

interface TimeChartProps {
  readonly spec: ChartSpec
  /** What a screen reader says of it. */
  readonly label: string
  readonly height?: number
}

type Hovered = { readonly atMs: number; readonly values: readonly (number | null | undefined)[] } | null

/** Lines over time. What draws them comes when the first chart is in view. */
export const TimeChart = (props: TimeChartProps) => <Chart key={useDrawnTheme()} {...props} />

function Chart({ spec, label, height = 150 }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasSeen = useWasSeen(place)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  const [hovered, setHovered] = useState<Hovered>(null)
  useEffect(() => {
    const element = place.current
    if (!wasSeen || !element) return
    let chart: DrawnChart | undefined
    let isGone = false
    const onPoint = ([xs, ...lines]: Aligned, index: number | null) =>
      setHovered(index === null ? null : { atMs: xs[index] ?? 0, values: lines.map((line) => line[index]) })
    loadChart().then(
      ({ drawChart }) => {
        if (isGone) return
        chart = drawChart(element, spec, { height, onPoint })
        setState('drawn')
      },
      () => setState('failed'),
    )
    const observer = new ResizeObserver(() => chart?.resize(element.clientWidth))
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      chart?.destroy()
    }
  }, [wasSeen, spec, height])
  return (
    <figure className="min-w-0">
      <div className="relative" style={{ height }}>
        {state === 'loading' ? <Skeleton className="absolute inset-0" /> : null}
        {state === 'failed' ? (
          <p className="text-faint p-4 text-sm">The chart could not be loaded. Reload the page.</p>
        ) : null}
        <div ref={place} role="img" aria-label={label} className="absolute inset-0 overflow-hidden" />
      </div>
      <ChartLegend spec={spec} hovered={hovered} />
    </figure>
  )
}
