import type { Histogram, TemporalPattern } from '@holdfast/contracts/analysis-data'
import { dayAndTime } from '../../../lib/time/clock-time.ts'
import { rebucket } from './rebucket.ts'

const WIDTH = 1_000
const HEIGHT = 44
const MAX_MARKS = 240

interface TemporalStripProps {
  readonly histogram: Histogram
  readonly pattern: TemporalPattern
}

/** When the errors came, as a strip; for a periodic pattern the beat is drawn over it. */
export function TemporalStrip({ histogram, pattern }: TemporalStripProps) {
  const { errors, bucket_seconds, start } = rebucket(histogram, MAX_MARKS)
  const peak = Math.max(1, ...errors)
  const step = WIDTH / Math.max(1, errors.length)
  const period = pattern.pattern_type === 'periodic' ? pattern.period_seconds : null
  const first = errors.findIndex((count) => count > 0)
  const beat = period ? (period / bucket_seconds) * step : 0
  const beats = beat > 4 && first >= 0 ? Math.floor((WIDTH - first * step) / beat) + 1 : 0
  const endIso = new Date(Date.parse(start) + errors.length * bucket_seconds * 1_000).toISOString()
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Errors over time, ${pattern.pattern_type}${period ? ` every ${Math.round(period)} seconds` : ''}`}
        className="bg-raised border-line h-11 w-full rounded-md border"
      >
        {errors.map((count, index) =>
          count > 0 ? (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a mark is its place on the strip
              key={index}
              x={index * step}
              y={8}
              width={Math.max(2, step)}
              height={HEIGHT - 16}
              opacity={0.3 + 0.7 * (count / peak)}
              className="fill-critical"
            />
          ) : null,
        )}
        {Array.from({ length: beats }, (_, index) => (
          <line
            key={index}
            x1={(first + 0.5) * step + index * beat}
            x2={(first + 0.5) * step + index * beat}
            y1={0}
            y2={HEIGHT}
            strokeDasharray="3 3"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        ))}
      </svg>
      <figcaption className="text-faint tabular mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs">
        <span>{dayAndTime(start)}</span>
        {beats > 0 ? <span className="max-sm:order-last max-sm:basis-full">dashed: the expected beat</span> : null}
        <span>{dayAndTime(endIso)}</span>
      </figcaption>
    </figure>
  )
}
