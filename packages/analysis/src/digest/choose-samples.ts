import type { LogEvent, LineRef } from '../model/log-event.ts'

export const HASHED_SAMPLES = 8

/** Log order: by time, then by place, so that ties never depend on the order of arrival. */
export function compareEvents(a: LogEvent, b: LogEvent): number {
  const byTime = (a.timestampMs ?? 0) - (b.timestampMs ?? 0)
  return byTime !== 0 ? byTime : compareRefs(a.ref, b.ref)
}

export function compareRefs(a: LineRef, b: LineRef): number {
  if (a.source !== b.source) return a.source < b.source ? -1 : 1
  return a.offset - b.offset || a.line - b.line
}

/** A spread-out number of a place: the same in every run and on every worker. */
export function hashRef(ref: LineRef): number {
  let hash = Math.imul(ref.line ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(ref.offset | 0, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

const sameRef = (a: LineRef, b: LineRef): boolean => a.line === b.line && a.offset === b.offset && a.source === b.source

const compareHashed = (hash: number, event: LogEvent, kept: LogEvent): number =>
  hash - hashRef(kept.ref) || compareRefs(event.ref, kept.ref)

/** The first, the last and the smallest by hash of a stream of events, in constant memory. */
export class SampleChooser {
  #first: LogEvent | undefined
  #last: LogEvent | undefined
  /** Their times, so that nothing of an event kept long ago is read for each that comes. */
  #firstMs = 0
  #lastMs = 0
  readonly #hashed: LogEvent[] = []
  readonly #limit: number
  #worstHash = -1

  constructor(limit = HASHED_SAMPLES) {
    this.#limit = limit
  }

  add(event: LogEvent): void {
    const timeMs = event.timestampMs ?? 0
    if (this.#isFirst(event.ref, timeMs)) {
      this.#first = event
      this.#firstMs = timeMs
    }
    if (this.#isLast(event.ref, timeMs)) {
      this.#last = event
      this.#lastMs = timeMs
    }
    if (this.#limit === 0) return
    const hash = hashRef(event.ref)
    if (this.#hashed.length === this.#limit && hash > this.#worstHash) return
    if (this.#hashed.some((kept) => sameRef(kept.ref, event.ref))) return
    this.#insert(event, hash)
  }

  /** In its place: a sort for each that comes would cost more than all else of a rare template. */
  #insert(event: LogEvent, hash: number): void {
    const hashed = this.#hashed
    let at = hashed.length
    while (at > 0 && compareHashed(hash, event, hashed[at - 1] as LogEvent) < 0) at -= 1
    hashed.splice(at, 0, event)
    if (hashed.length > this.#limit) hashed.pop()
    this.#worstHash = hashRef((hashed.at(-1) as LogEvent).ref)
  }

  #isFirst(ref: LineRef, timeMs: number): boolean {
    if (this.#first === undefined || timeMs < this.#firstMs) return true
    return timeMs === this.#firstMs && compareRefs(ref, this.#first.ref) < 0
  }

  #isLast(ref: LineRef, timeMs: number): boolean {
    if (this.#last === undefined || timeMs > this.#lastMs) return true
    return timeMs === this.#lastMs && compareRefs(ref, this.#last.ref) > 0
  }

  /** In log order. */
  finish(): LogEvent[] {
    const ends = [this.#first, this.#last].filter((event) => event !== undefined)
    const all = [...this.#hashed]
    for (const event of ends) if (!all.some((kept) => sameRef(kept.ref, event.ref))) all.push(event)
    return all.sort(compareEvents)
  }
}

/** Of samples chosen so, those that would have been chosen under a smaller limit. */
export function chooseSamples(samples: readonly LogEvent[], hashed: number): LogEvent[] {
  const chooser = new SampleChooser(hashed)
  for (const event of samples) chooser.add(event)
  return chooser.finish()
}

/** Chooses among the samples of both sides what would have been chosen from all events at once. */
export function mergeSamples(a: readonly LogEvent[], b: readonly LogEvent[]): LogEvent[] {
  return chooseSamples([...a, ...b], HASHED_SAMPLES)
}
