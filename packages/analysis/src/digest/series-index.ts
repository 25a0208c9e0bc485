import type { FoldedCounts, NumericSeries } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { SeriesAccumulator } from './accumulate-series.ts'
import type { NamedNumber } from './named-number.ts'
import { capSeries, MAX_SERIES } from './cap-digest.ts'
import { SmallestNames } from './smallest-names.ts'
import { sortByKey } from './sort-by-key.ts'

type SeriesByName = Map<string, SeriesAccumulator>

/** The numbers that services repeat, by service, source and name; bounded. */
export class SeriesIndex {
  /** By source, then by service: a key of all three would have to be put together for every number. */
  readonly #bySource = new Map<string, Map<string, SeriesByName>>()
  readonly #keys = new SmallestNames(MAX_SERIES)
  #dropped = 0
  /** Of the event before, as most follow one of the same. */
  #last: { readonly source: string; readonly service: string; readonly byName: SeriesByName } | null = null

  add(event: LogEvent, service: string | null, { name, value }: NamedNumber, startMs: number): void {
    const byName = this.#namesOf(event.ref.source, service ?? '')
    let series = byName.get(name)
    if (series === undefined) {
      if (!this.#admit(keyOf(service ?? '', event.ref.source, name))) {
        this.#dropped++
        return
      }
      series = new SeriesAccumulator({ service, source: event.ref.source, name })
      byName.set(name, series)
    }
    series.add(event, value, startMs)
  }

  coarsen(bucketMs: number): void {
    for (const [, series] of this.#entries()) series.coarsen(bucketMs)
  }

  finish(): { series: Readonly<Record<string, NumericSeries>>; folded: FoldedCounts } {
    const all = Object.fromEntries([...this.#entries()].map(([key, series]) => [key, series.finish()]))
    const { series, folded } = capSeries(all)
    return { series: sortByKey(series), folded: { ...folded, series: folded.series + this.#dropped } }
  }

  #admit(key: string): boolean {
    if (this.#keys.isOverfull) {
      this.#keys.shrink()
      for (const [source, byService] of this.#bySource)
        for (const [service, byName] of byService)
          for (const [name, series] of byName) {
            if (this.#keys.has(keyOf(service, source, name))) continue
            this.#dropped += series.count
            byName.delete(name)
          }
    }
    return this.#keys.admit(key)
  }

  #namesOf(source: string, service: string): SeriesByName {
    const last = this.#last
    if (last !== null && last.source === source && last.service === service) return last.byName
    let byService = this.#bySource.get(source)
    if (byService === undefined) this.#bySource.set(source, (byService = new Map()))
    let byName = byService.get(service)
    if (byName === undefined) byService.set(service, (byName = new Map()))
    this.#last = { source, service, byName }
    return byName
  }

  *#entries(): Generator<[string, SeriesAccumulator]> {
    for (const [source, byService] of this.#bySource)
      for (const [service, byName] of byService)
        for (const [name, series] of byName) yield [keyOf(service, source, name), series]
  }
}

const keyOf = (service: string, source: string, name: string): string => `${service}\u001f${source}\u001f${name}`
