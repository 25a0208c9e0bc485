import type { Histogram } from '@holdfast/contracts/analysis-data'
import { dayAndTime } from '../../../lib/time/clock-time.ts'
import { rebucket } from './rebucket.ts'
import { formatDuration } from '../../../lib/time/format-duration.ts'

const WIDTH = 1_000
const HEIGHT = 130
const MAX_BARS = 96

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

interface VolumeHistogramProps {
  readonly histogram: Histogram
  readonly window: { readonly started_at: string | null; readonly ended_at: string | null }
}

/** All lines, the errors among them on top, and the incident's own time shaded. */
export function VolumeHistogram({ histogram, window }: VolumeHistogramProps) {
  const { total, errors, bucket_seconds } = rebucket(histogram, MAX_BARS)
  const startMs = Date.parse(histogram.start)
  const spanMs = total.length * bucket_seconds * 1_000
  const peak = Math.max(1, ...total)
  const step = WIDTH / Math.max(1, total.length)
  const barWidth = Math.max(1, step * 0.82)
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / peak) * (HEIGHT - 6)))
  const xOf = (iso: string) => Math.min(WIDTH, Math.max(0, ((Date.parse(iso) - startMs) / spanMs) * WIDTH))
  const shadeStart = window.started_at ? xOf(window.started_at) : 0
  const shadeEnd = window.ended_at ? xOf(window.ended_at) : WIDTH
  const bars = (counts: readonly number[], color: string) =>
    counts.map((count, index) =>
      count > 0 ? (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place on the axis
          key={index}
          x={index * step + (step - barWidth) / 2}
          y={HEIGHT - heightOf(count)}
          width={barWidth}
          height={heightOf(count)}
          className={color}
        />
      ) : null,
    )
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${sum(total)} lines, ${sum(errors)} of them errors, in steps of ${formatDuration(bucket_seconds)}; at most ${peak} in one step`}
        className="h-32 w-full"
      >
        {window.started_at ? (
          <>
            <rect
              x={shadeStart}
              y={0}
              width={Math.max(3, shadeEnd - shadeStart)}
              height={HEIGHT}
              className="fill-hover"
            />
            <line
              x1={shadeStart}
              x2={shadeStart}
              y1={0}
              y2={HEIGHT}
              className="stroke-soft"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          </>
        ) : null}
        {bars(total, 'fill-line-strong')}
        {bars(errors, 'fill-critical')}
        <line
          x1={0}
          x2={WIDTH}
          y1={HEIGHT - 0.5}
          y2={HEIGHT - 0.5}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="text-faint tabular mt-1.5 flex flex-wrap justify-between gap-x-4 text-xs">
        <span>{dayAndTime(histogram.start)}</span>
        <span>{dayAndTime(new Date(startMs + spanMs).toISOString())}</span>
        <Legend peak={peak} stepSeconds={bucket_seconds} />
      </figcaption>
    </figure>
  )
}

function Legend({ peak, stepSeconds }: { readonly peak: number; readonly stepSeconds: number }) {
  return (
    <span className="flex basis-full gap-3">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="bg-line-strong size-2 rounded-[2px]" /> lines
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="bg-critical size-2 rounded-[2px]" /> errors
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="bg-hover border-soft size-2 border-l-2" /> incident
      </span>
      <span className="max-sm:hidden">
        peak {peak} per {formatDuration(stepSeconds)}
      </span>
    </span>
  )
}
