import type { SeriesShift } from '@holdfast/analysis/metrics/judge-metrics'
import { type IncidentSeries, type MovedSeries, type Series, SeriesMeasure } from '@holdfast/contracts/series'
import { describeSeries } from './describe-series.ts'
import { toTimestamp } from './to-timestamp.ts'
import type { WantedMoves } from './wanted-moves.ts'

const LEAST_AROUND_MS = 60 * 60_000
const SECOND_MS = 1_000

interface Kept {
  readonly bucketMs: number
  /** False where no data points of the time are kept. */
  readonly isKept: boolean
}

/** In the shape of the contract: the incident's time, and about as much on each side. */
export function describeMoved(
  moved: readonly SeriesShift[],
  { startMs, endMs }: WantedMoves,
  { bucketMs, isKept }: Kept,
): IncidentSeries {
  const aroundMs = Math.max(LEAST_AROUND_MS, endMs - startMs)
  const [fromMs, untilMs] = [startMs - aroundMs, endMs + aroundMs / 2]
  return {
    window: isKept ? { from: toTimestamp(fromMs), until: toTimestamp(untilMs) } : null,
    incident: { from: toTimestamp(startMs), until: toTimestamp(endMs) },
    bucket_seconds: bucketMs / SECOND_MS,
    series: moved.flatMap((shift) => toMoved(shift, { bucketMs, fromMs, untilMs })),
  }
}

interface Shown {
  readonly bucketMs: number
  readonly fromMs: number
  readonly untilMs: number
}

function toMoved(
  { series, kind, onsetMs, from, to }: SeriesShift,
  { bucketMs, fromMs, untilMs }: Shown,
): MovedSeries[] {
  const measure = SeriesMeasure.safeParse(kind).data
  if (measure === undefined) return []
  const { points, ...described } = describeSeries(series, bucketMs)
  return [
    {
      ...described,
      service: series.service,
      measure,
      rose_at: toTimestamp(riseOf(points, { onsetMs, level: (from + to) / 2 })),
      value_before: from,
      value_during: to,
      points: points.filter(([atMs]) => atMs >= fromMs && atMs <= untilMs),
    },
  ]
}

/** The first that is nearer to what it rose to: what is compared begins a little before. */
const riseOf = (points: Series['points'], { onsetMs, level }: { readonly onsetMs: number; readonly level: number }) =>
  points.find(([atMs, value]) => atMs >= onsetMs && value >= level)?.[0] ?? onsetMs
