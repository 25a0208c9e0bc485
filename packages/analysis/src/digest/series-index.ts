import type { NumericSeries } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { SeriesAccumulator } from './accumulate-series.ts'
import type { NamedNumber } from './read-numbers.ts'
import { sortByKey } from './sort-by-key.ts'

const MAX_SERIES = 400

/** The numbers that services repeat, by service, source and name; bounded. */
export class SeriesIndex {
  readonly #byKey = new Map<string, SeriesAccumulator>()

  add(event: LogEvent, service: string | null, { name, value }: NamedNumber, bucketMs: number): void {
    const key = `${service ?? ''}\u001f${event.ref.source}\u001f${name}`
    let series = this.#byKey.get(key)
    if (series === undefined) {
      if (this.#byKey.size >= MAX_SERIES) return
      series = new SeriesAccumulator({ service, source: event.ref.source, name })
      this.#byKey.set(key, series)
    }
    series.add(event, value, bucketMs)
  }

  coarsen(bucketMs: number): void {
    for (const series of this.#byKey.values()) series.coarsen(bucketMs)
  }

  finish(): Record<string, NumericSeries> {
    return sortByKey(Object.fromEntries([...this.#byKey].map(([key, series]) => [key, series.finish()])))
  }
}
