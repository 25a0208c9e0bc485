import { setImmediate } from 'node:timers/promises'
import {
  compareShifts,
  highestOf,
  judgeSeries,
  ownKindOf,
  type SeriesShift,
} from '@holdfast/analysis/metrics/judge-metrics'
import type { MetricDigest, MetricSeries } from '@holdfast/analysis/metrics/metric-digest'
import type { IncidentSeries } from '@holdfast/contracts/series'
import { digestPoints } from '@holdfast/records/stored/digest-points'
import { describeMoved } from './describe-moved.ts'
import { entriesOf, openStream, type SignalStore } from './open-stream.ts'
import { openStored } from './open-stored.ts'
import type { WantedMoves } from './wanted-moves.ts'

/** So much time before and after tells what is usual. */
const BEFORE_MS = 40 * 60_000
const AFTER_MS = 15 * 60_000
const MAX_BYTES = 16 * 2 ** 20
const SHOWN = 3
const JUDGED_AT_ONCE = 200

type Points = Pick<MetricDigest, 'bucketMs' | 'firstMs'> & { readonly series: readonly MetricSeries[] }

/** Those that are higher while an incident lasts than before and after it, those of its own service first. */
export async function readMovedSeries(
  store: SignalStore,
  customerId: string,
  wanted: WantedMoves,
): Promise<IncidentSeries> {
  const points = await readPoints(store, customerId, wanted)
  const shifts = await judge(points, wanted)
  const rank = ({ series }: SeriesShift): number => (series.service === wanted.service ? 0 : 1)
  const moved = shifts.sort((a, b) => rank(a) - rank(b) || compareShifts(a, b)).slice(0, SHOWN)
  return describeMoved(moved, wanted, { bucketMs: points.bucketMs, isKept: points.series.length > 0 })
}

const isOwn = (name: string): boolean => ownKindOf(name) !== null

/** Of the digest, while it reaches back so far; then of what is stored. */
async function readPoints(store: SignalStore, customerId: string, { startMs, endMs }: WantedMoves): Promise<Points> {
  const recent = await readRecent(store, customerId)
  if (recent !== null && recent.firstMs !== null && recent.firstMs <= startMs - AFTER_MS) return recent
  const around = { aroundMs: startMs, fromMs: startMs - BEFORE_MS, untilMs: endMs + AFTER_MS, maxBytes: MAX_BYTES }
  const stored = await digestPoints(await openStored(store, customerId), isOwn, around)
  return stored.pointCount === 0 && recent !== null ? recent : { ...stored, series: Object.values(stored.series) }
}

async function readRecent(store: SignalStore, customerId: string): Promise<Points | null> {
  const shelves = await openStream(store, customerId, ['points'])
  const metrics = shelves?.head.metrics
  if (!shelves || !metrics) return null
  const series: MetricSeries[] = []
  for await (const [, , one] of entriesOf(shelves)) if (isOwn(one.name)) series.push(one)
  return { bucketMs: metrics.bucketMs, firstMs: metrics.firstMs, series }
}

/** Other requests are served in between. */
async function judge({ series, bucketMs }: Points, { startMs, endMs }: WantedMoves): Promise<SeriesShift[]> {
  const most = highestOf(series)
  // What is used up is so a little before it is felt; and two buckets are the least that can be compared.
  const within = { startMs: startMs - bucketMs, endMs: Math.max(endMs, startMs + bucketMs) + bucketMs }
  const shifts: SeriesShift[] = []
  for (const [index, one] of series.entries()) {
    const shift = judgeSeries(one, { bucketMs, most, within })
    if (shift !== null) shifts.push(shift)
    if (index % JUDGED_AT_ONCE === 0) await setImmediate()
  }
  return shifts
}
