import type { SourceSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { smallerService } from './smaller-service.ts'
import { sortByKey } from './sort-by-key.ts'

type MutableSource = { -readonly [Key in keyof SourceSummary]: SourceSummary[Key] }

/** Lines, events and times of each source. */
export class SourceCounter {
  readonly #sources = new Map<string, MutableSource>()
  /** Of the event before: events come source by source, or a batch of one at a time. */
  #lastName: string | null = null
  #last: MutableSource = newSource(null)

  add(event: LogEvent, service: string | null): void {
    const { source: name } = event.ref
    const source = name === this.#lastName ? this.#last : this.#open(name, service)
    source.lineCount += event.lineCount
    source.eventCount++
    if (source.service !== service) source.service = smallerService(source.service, service)
    const timeMs = event.timestampMs
    if (timeMs === null) return
    source.timedCount++
    if (source.firstMs === null || timeMs < source.firstMs) source.firstMs = timeMs
    if (source.lastMs === null || timeMs > source.lastMs) source.lastMs = timeMs
  }

  #open(name: string, service: string | null): MutableSource {
    let source = this.#sources.get(name)
    if (source === undefined) this.#sources.set(name, (source = newSource(service)))
    this.#lastName = name
    this.#last = source
    return source
  }

  finish(): Record<string, SourceSummary> {
    return sortByKey(Object.fromEntries(this.#sources))
  }
}

const newSource = (service: string | null): MutableSource => ({
  service,
  lineCount: 0,
  eventCount: 0,
  timedCount: 0,
  firstMs: null,
  lastMs: null,
})
