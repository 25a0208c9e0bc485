import type { LogEvent } from '../model/log-event.ts'
import type { ValueCount, ValueCounts } from '../model/digest.ts'
import { bucketStart, coarserMs } from './bucket-ladder.ts'
import { compareEvents } from './choose-samples.ts'
import { MAX_VALUED, MOST_VALUES } from './cap-values.ts'
import { shortenEvent } from './shorten-event.ts'
import { SmallestNames } from './smallest-names.ts'
import { sortBuckets, sortByKey } from './sort-by-key.ts'

/** Of the message of an event that shows a value. */
const MAX_CHARS = 1_024

/** How often each of the few values of a key was said, by service, source and key; bounded. */
export class ValueIndex {
  readonly #bySource = new Map<string, Map<string, Map<string, Counter>>>()
  readonly #keys = new SmallestNames(MAX_VALUED)
  /** Of the event before, as most follow one of the same. */
  #last: { readonly source: string; readonly service: string; readonly byKey: Map<string, Counter> } | null = null

  /** `startMs`: of the bucket that the event's time falls into. */
  add(event: LogEvent, service: string | null, key: string, value: string, startMs: number): void {
    const byKey = this.#keysOf(event.ref.source, service ?? '')
    let counter = byKey.get(key)
    if (counter === undefined) {
      if (!this.#admit(nameOf(service ?? '', event.ref.source, key))) return
      counter = new Counter({ service, source: event.ref.source, name: key })
      byKey.set(key, counter)
    }
    counter.add(event, value, startMs)
  }

  coarsen(bucketMs: number): void {
    for (const [, counter] of this.#entries()) counter.coarsen(coarserMs(bucketMs))
  }

  finish(): Readonly<Record<string, ValueCounts>> {
    this.#shrink()
    return sortByKey(Object.fromEntries([...this.#entries()].map(([name, counter]) => [name, counter.finish()])))
  }

  #admit(name: string): boolean {
    if (this.#keys.isOverfull) this.#shrink()
    return this.#keys.admit(name)
  }

  #shrink(): void {
    this.#keys.shrink()
    for (const [source, byService] of this.#bySource)
      for (const [service, byKey] of byService)
        for (const key of byKey.keys()) if (!this.#keys.has(nameOf(service, source, key))) byKey.delete(key)
  }

  #keysOf(source: string, service: string): Map<string, Counter> {
    const last = this.#last
    if (last !== null && last.source === source && last.service === service) return last.byKey
    let byService = this.#bySource.get(source)
    if (byService === undefined) this.#bySource.set(source, (byService = new Map()))
    let byKey = byService.get(service)
    if (byKey === undefined) byService.set(service, (byKey = new Map()))
    this.#last = { source, service, byKey }
    return byKey
  }

  *#entries(): Generator<[string, Counter]> {
    for (const [source, byService] of this.#bySource)
      for (const [service, byKey] of byService)
        for (const [key, counter] of byKey) yield [nameOf(service, source, key), counter]
  }
}

const nameOf = (service: string, source: string, key: string): string => `${service}\u001f${source}\u001f${key}`

interface Counted {
  count: number
  readonly buckets: Map<number, number>
  first: LogEvent
  last: LogEvent
}

class Counter {
  readonly #identity: Pick<ValueCounts, 'service' | 'source' | 'name'>
  /** Null once there are too many: an id, a path, a number. */
  #values: Map<string, Counted> | null = new Map()

  constructor(identity: Pick<ValueCounts, 'service' | 'source' | 'name'>) {
    this.#identity = identity
  }

  add(event: LogEvent, value: string, startMs: number): void {
    if (this.#values === null) return
    let one = this.#values.get(value)
    if (one === undefined) {
      if (this.#values.size === MOST_VALUES) {
        this.#values = null
        return
      }
      this.#values.set(value, (one = { count: 0, buckets: new Map(), first: event, last: event }))
    }
    one.count++
    one.buckets.set(startMs, (one.buckets.get(startMs) ?? 0) + 1)
    if (compareEvents(event, one.first) < 0) one.first = event
    if (compareEvents(event, one.last) > 0) one.last = event
  }

  coarsen(bucketMs: number): void {
    for (const { buckets } of this.#values?.values() ?? []) {
      const entries = [...buckets]
      buckets.clear()
      for (const [start, count] of entries) {
        const coarse = bucketStart(start, bucketMs)
        buckets.set(coarse, (buckets.get(coarse) ?? 0) + count)
      }
    }
  }

  finish(): ValueCounts {
    if (this.#values === null) return { ...this.#identity, values: null }
    const values = [...this.#values].map(([value, { count, buckets, first, last }]): [string, ValueCount] => [
      value,
      {
        count,
        buckets: sortBuckets(buckets),
        first: shortenEvent(first, MAX_CHARS),
        last: shortenEvent(last, MAX_CHARS),
      },
    ])
    return { ...this.#identity, values: sortByKey(Object.fromEntries(values)) }
  }
}
