import { showInert } from '../../lib/text/show-inert.ts'
import { clockTime } from '../../lib/time/clock-time.ts'
import { lookOf } from './chart-colors.ts'
import type { ChartSpec } from './chart-spec.ts'
import { formatValue } from './format-value.ts'

interface ChartLegendProps {
  readonly spec: ChartSpec
  /** Where the pointer is; else the latest values are told. */
  readonly hovered: { readonly atMs: number; readonly values: readonly (number | null | undefined)[] } | null
}

export function ChartLegend({ spec: { lines, unit, isRate }, hovered }: ChartLegendProps) {
  return (
    <figcaption className="text-soft mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {lines.map(({ label, points }, index) => {
        const { color, dash } = lookOf(index)
        const value = hovered ? hovered.values[index] : points.at(-1)?.[1]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place among those drawn
          <span key={`${label} ${index}`} className="flex max-w-full min-w-0 items-center gap-1.5">
            <svg width={16} height={4} aria-hidden className="shrink-0">
              <line
                x1={0}
                x2={16}
                y1={2}
                y2={2}
                stroke={`var(${color})`}
                strokeWidth={2}
                strokeDasharray={dash.join(' ')}
              />
            </svg>
            <span className="inert-text truncate">{showInert(label)}</span>
            <span className="text-ink tabular whitespace-nowrap">
              {value === null || value === undefined ? '–' : formatValue(value, unit, isRate)}
            </span>
          </span>
        )
      })}
      {hovered ? (
        <span className="text-faint tabular ml-auto">
          {clockTime(new Date(hovered.atMs).toISOString()).slice(0, 8)}
        </span>
      ) : null}
    </figcaption>
  )
}
