import type { Level, LogEvent } from '../model/log-event.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { sortBuckets } from './sort-by-key.ts'
import { bucketStart } from './bucket-ladder.ts'
import { SampleChooser } from './choose-samples.ts'

/** What tells one unit of a template from another. */
export interface UnitIdentity {
  readonly templateId: string
  readonly text: string
  readonly service: string | null
  readonly source: string
  readonly level: Level | null
  readonly signatureId: string | null
  readonly subject: string | null
  readonly status: number | null
  readonly exceptionType: string | null
}

export const unitKey = (unit: Omit<UnitIdentity, 'text'>): string =>
  [
    unit.templateId,
    unit.service ?? '',
    unit.source,
    unit.level ?? '',
    unit.signatureId ?? '',
    unit.subject ?? '',
    unit.status ?? '',
    unit.exceptionType ?? '',
  ].join('\u001f')

/** A unit while its digest is being made: mutable, and coarsened as the observed span grows. */
export class UnitAccumulator {
  readonly identity: UnitIdentity
  count = 0
  #firstMs: number | null = null
  #lastMs: number | null = null
  #firstLine = Number.MAX_SAFE_INTEGER
  #lastLine = 0
  #buckets = new Map<number, [number, number]>()
  /** The bucket of the event before, which most events share: spares a look-up by a number that is no integer to V8. */
  #bucketMs = Number.NaN
  #bucket: [number, number] = [0, 0]
  readonly #samples = new SampleChooser()

  constructor(identity: UnitIdentity) {
    this.identity = identity
  }

  /** Goes on where a summary ended. */
  static of({
    count,
    firstMs,
    lastMs,
    firstLine,
    lastLine,
    buckets,
    samples,
    ...identity
  }: TemplateSummary): UnitAccumulator {
    const unit = new UnitAccumulator(identity)
    unit.count = count
    unit.#firstMs = firstMs
    unit.#lastMs = lastMs
    unit.#firstLine = firstLine
    unit.#lastLine = lastLine
    unit.#buckets = new Map(Object.entries(buckets).map(([start, [events, first]]) => [Number(start), [events, first]]))
    for (const sample of samples) unit.#samples.add(sample)
    return unit
  }

  /** `startMs`: of the bucket that the event's time falls into, where it has one. */
  add(event: LogEvent, startMs: number): void {
    this.count++
    this.#samples.add(event)
    const { line } = event.ref
    if (line < this.#firstLine) this.#firstLine = line
    if (line > this.#lastLine) this.#lastLine = line
    const timeMs = event.timestampMs
    if (timeMs === null) return
    if (this.#firstMs === null || timeMs < this.#firstMs) this.#firstMs = timeMs
    if (this.#lastMs === null || timeMs > this.#lastMs) this.#lastMs = timeMs
    if (startMs !== this.#bucketMs) this.#open(startMs, timeMs)
    const bucket = this.#bucket
    bucket[0]++
    if (timeMs < bucket[1]) bucket[1] = timeMs
  }

  #open(startMs: number, timeMs: number): void {
    let bucket = this.#buckets.get(startMs)
    if (bucket === undefined) this.#buckets.set(startMs, (bucket = [0, timeMs]))
    this.#bucketMs = startMs
    this.#bucket = bucket
  }

  coarsen(bucketMs: number): void {
    const coarser = new Map<number, [number, number]>()
    for (const [start, [count, firstMs]] of this.#buckets)
      addEntry(coarser, bucketStart(start, bucketMs), count, firstMs)
    this.#buckets = coarser
    this.#bucketMs = Number.NaN
  }

  finish(): TemplateSummary {
    return {
      ...this.identity,
      count: this.count,
      firstMs: this.#firstMs,
      lastMs: this.#lastMs,
      firstLine: this.#firstLine,
      lastLine: this.#lastLine,
      buckets: sortBuckets(this.#buckets),
      samples: this.#samples.finish(),
    }
  }
}

export function addEntry(into: Map<number, [number, number]>, start: number, count: number, firstMs: number): void {
  const entry = into.get(start)
  if (entry === undefined) into.set(start, [count, firstMs])
  else {
    entry[0] += count
    if (firstMs < entry[1]) entry[1] = firstMs
  }
}
