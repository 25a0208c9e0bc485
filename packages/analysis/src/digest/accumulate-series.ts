import type { LogEvent } from '../model/log-event.ts'
import type { NumericSeries, SeriesEntry, SeriesSample } from '../model/digest.ts'
import { sortBuckets } from './sort-by-key.ts'
import { bucketStart } from './bucket-ladder.ts'
import { isGauge } from './is-yield.ts'
import { bareName } from './labelled-number.ts'
import { compareEvents } from './choose-samples.ts'
import { shortenEvent } from './shorten-event.ts'

/** Of the message of an event that shows a number: there are few enough of them to bound each alone. */
const MAX_CHARS = 2_048

/** One repeated number of one service while its digest is being made. */
export class SeriesAccumulator {
  readonly #identity: Pick<NumericSeries, 'service' | 'source' | 'name'>
  readonly #mayFall: boolean
  count = 0
  #buckets = new Map<number, [number, number, number]>()
  /** The bucket of the number before, which most numbers share. */
  #bucketMs = Number.NaN
  #bucket: [number, number, number] = [0, 0, 0]
  #samples: SeriesSample[] = []

  constructor(identity: Pick<NumericSeries, 'service' | 'source' | 'name'>) {
    this.#identity = identity
    this.#mayFall = !isGauge(bareName(identity.name))
  }

  /** `startMs`: of the bucket that the event's time falls into, where it has one. */
  add(event: LogEvent, value: number, startMs: number): void {
    this.count++
    if (this.#mayBeSample(event, value))
      this.#samples = chooseSeriesSamples(this.#samples, { value, event }, this.#mayFall)
    if (event.timestampMs === null) return
    if (startMs !== this.#bucketMs) this.#open(startMs, value)
    const bucket = this.#bucket
    bucket[0]++
    if (value < bucket[1]) bucket[1] = value
    if (value > bucket[2]) bucket[2] = value
  }

  #open(startMs: number, value: number): void {
    let bucket = this.#buckets.get(startMs)
    if (bucket === undefined) this.#buckets.set(startMs, (bucket = [0, value, value]))
    this.#bucketMs = startMs
    this.#bucket = bucket
  }

  /** Spares most numbers of a long series an object: neither first, last, highest nor lowest. */
  #mayBeSample(event: LogEvent, value: number): boolean {
    const [first, last, peak, low] = this.#samples
    if (first === undefined || last === undefined || peak === undefined) return true
    return (
      value >= peak.value ||
      (low !== undefined && value <= low.value) ||
      compareEvents(event, last.event) > 0 ||
      compareEvents(event, first.event) < 0
    )
  }

  coarsen(bucketMs: number): void {
    const coarser = new Map<number, [number, number, number]>()
    for (const [start, entry] of this.#buckets) addToBucket(coarser, bucketStart(start, bucketMs), entry)
    this.#buckets = coarser
    this.#bucketMs = Number.NaN
  }

  finish(): NumericSeries {
    const samples = this.#samples.map(({ value, event }) => ({ value, event: shortenEvent(event, MAX_CHARS) }))
    return { ...this.#identity, count: this.count, buckets: sortBuckets(this.#buckets), samples }
  }
}

export function addToBucket(into: Map<number, [number, number, number]>, start: number, entry: SeriesEntry): void {
  const known = into.get(start)
  if (known === undefined) into.set(start, [...entry])
  else {
    known[0] += entry[0]
    known[1] = Math.min(known[1], entry[1])
    known[2] = Math.max(known[2], entry[2])
  }
}

/** First in time, last in time, highest, and of what may tell by falling the lowest; the earlier wins a tie, whatever came first. */
export function chooseSeriesSamples(
  kept: readonly SeriesSample[],
  one: SeriesSample,
  mayFall: boolean,
): SeriesSample[] {
  const [first = one, last = one, peak = one] = kept
  const chosen = [
    compareEvents(one.event, first.event) < 0 ? one : first,
    compareEvents(one.event, last.event) > 0 ? one : last,
    (one.value - peak.value || compareEvents(peak.event, one.event)) > 0 ? one : peak,
  ]
  // Digests of older workers keep no lowest one: whichever of theirs is lowest stands for it.
  if (mayFall) chosen.push(kept.reduce((low, other) => (isLower(other, low) ? other : low), one))
  return chosen
}

const isLower = (a: SeriesSample, b: SeriesSample): boolean =>
  (a.value - b.value || compareEvents(a.event, b.event)) < 0
