import type { NumericSeries } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { SeriesAccumulator } from './accumulate-series.ts'
import type { NamedNumber } from './read-numbers.ts'
import { sortByKey } from './sort-by-key.ts'

const MAX_SERIES = 400

type SeriesByName = Map<string, SeriesAccumulator>

/** The numbers that services repeat, by service, source and name; bounded. */
export class SeriesIndex {
  /** By source, then by service: a key of all three would have to be put together for every number. */
  readonly #bySource = new Map<string, Map<string, SeriesByName>>()
  #count = 0

  add(event: LogEvent, service: string | null, { name, value }: NamedNumber, bucketMs: number): void {
    const byName = this.#namesOf(event.ref.source, service ?? '')
    let series = byName.get(name)
    if (series === undefined) {
      if (this.#count >= MAX_SERIES) return
      this.#count++
      series = new SeriesAccumulator({ service, source: event.ref.source, name })
      byName.set(name, series)
    }
    series.add(event, value, bucketMs)
  }

  coarsen(bucketMs: number): void {
    for (const [, series] of this.#entries()) series.coarsen(bucketMs)
  }

  finish(): Record<string, NumericSeries> {
    return sortByKey(Object.fromEntries([...this.#entries()].map(([key, series]) => [key, series.finish()])))
  }

  #namesOf(source: string, service: string): SeriesByName {
    let byService = this.#bySource.get(source)
    if (byService === undefined) this.#bySource.set(source, (byService = new Map()))
    let byName = byService.get(service)
    if (byName === undefined) byService.set(service, (byName = new Map()))
    return byName
  }

  *#entries(): Generator<[string, SeriesAccumulator]> {
    for (const [source, byService] of this.#bySource)
      for (const [service, byName] of byService)
        for (const [name, series] of byName) yield [`${service}\u001f${source}\u001f${name}`, series]
  }
}
