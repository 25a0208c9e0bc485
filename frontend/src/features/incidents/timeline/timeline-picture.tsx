import type { Histogram } from '@holdfast/contracts/analysis-data'
import { formatDuration } from '../../../lib/time/format-duration.ts'
import { rebucket } from '../pictures/rebucket.ts'
import type { Moment, MomentTone } from './build-moments.ts'
import { timeTicks } from './time-ticks.ts'

const WIDTH = 1_000
const HEIGHT = 72
const BARS = 120
const TICKS = 5
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const STROKES: Record<MomentTone, string> = {
  bad: 'stroke-critical',
  good: 'stroke-good',
  change: 'stroke-soft',
  ours: 'stroke-low',
}

interface TimelinePictureProps {
  readonly moments: readonly Moment[]
  readonly histogram: Histogram | null
}

/** From the first to the last moment of the logs; what people did much later would press it all into one corner. */
function spanOf(moments: readonly Moment[], histogram: Histogram | null) {
  const times = moments.flatMap(({ timestamp, tone }) => (timestamp && tone !== 'ours' ? [Date.parse(timestamp)] : []))
  if (histogram) {
    const startMs = Date.parse(histogram.start)
    times.push(startMs, startMs + histogram.total.length * histogram.bucket_seconds * 1_000)
  }
  return { startMs: Math.min(...times), endMs: Math.max(...times), count: new Set(times).size }
}

function labelOf(timeMs: number, spanMs: number, stepMs: number): string {
  const day = spanMs > DAY_MS ? ({ month: 'short', day: 'numeric' } as const) : {}
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const seconds = stepMs < MINUTE_MS ? ({ second: '2-digit' } as const) : {}
  return new Date(timeMs).toLocaleString(undefined, stepMs >= DAY_MS ? day : { ...day, ...clock, ...seconds })
}

/** The moments in their true distances, over what was logged meanwhile. */
export function TimelinePicture({ moments, histogram }: TimelinePictureProps) {
  const { startMs, endMs, count } = spanOf(moments, histogram)
  if (count < 2) return null
  const spanMs = endMs - startMs
  const shareOf = (timeMs: number) => (timeMs - startMs) / spanMs
  const ticks = timeTicks(startMs, endMs, TICKS)
  const marks = moments.flatMap(({ timestamp, tone }) => {
    const share = timestamp === null ? Number.NaN : shareOf(Date.parse(timestamp))
    return share >= 0 && share <= 1 ? [{ share, tone }] : []
  })
  return (
    <figure className="border-line mb-4 border-b pb-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${marks.length} events within ${formatDuration(spanMs / 1_000)}`}
        className="h-18 w-full"
      >
        {histogram ? <Bars histogram={histogram} startMs={startMs} spanMs={spanMs} /> : null}
        {marks.map(({ share, tone }, index) => (
          <line
            // oxlint-disable-next-line react/no-array-index-key -- a mark is its place on the axis
            key={index}
            x1={3 + share * (WIDTH - 6)}
            x2={3 + share * (WIDTH - 6)}
            y1={tone === 'ours' ? HEIGHT / 2 : 0}
            y2={HEIGHT}
            className={STROKES[tone]}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="text-faint tabular relative h-5 overflow-hidden text-xs">
        {ticks.timesMs.map((timeMs) => (
          <span
            key={timeMs}
            style={{ left: `${shareOf(timeMs) * 100}%` }}
            className="border-line-strong absolute top-0 border-l pt-0.5 pl-1"
          >
            {labelOf(timeMs, spanMs, ticks.stepMs)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

interface BarsProps {
  readonly histogram: Histogram
  readonly startMs: number
  readonly spanMs: number
}

function Bars({ histogram, startMs, spanMs }: BarsProps) {
  const { start, bucket_seconds, total, errors } = rebucket(histogram, BARS)
  const peak = Math.max(1, ...total)
  const offset = ((Date.parse(start) - startMs) / spanMs) * WIDTH
  const step = ((bucket_seconds * 1_000) / spanMs) * WIDTH
  const path = (counts: readonly number[]) =>
    counts
      .map((count, index) => ({ x: offset + index * step, height: (count / peak) * (HEIGHT - 8) }))
      .filter(({ height }) => height > 0)
      .map(({ x, height }) => `M${x} ${HEIGHT}v-${Math.max(2, height)}h${step * 0.85}V${HEIGHT}z`)
      .join('')
  return (
    <>
      <path d={path(total)} className="fill-line" />
      <path d={path(errors)} className="fill-critical-soft" />
    </>
  )
}
