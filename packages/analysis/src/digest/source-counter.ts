import type { SourceSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { earliest, latest } from './merge-units.ts'
import { smallerService } from './smaller-service.ts'
import { sortByKey } from './sort-by-key.ts'

type MutableSource = { -readonly [Key in keyof SourceSummary]: SourceSummary[Key] }

/** Lines, events and times of each source. */
export class SourceCounter {
  readonly #sources = new Map<string, MutableSource>()

  add(event: LogEvent, service: string | null): void {
    const { source: name } = event.ref
    let source = this.#sources.get(name)
    if (source === undefined) {
      source = { service, lineCount: 0, eventCount: 0, timedCount: 0, firstMs: null, lastMs: null }
      this.#sources.set(name, source)
    }
    source.lineCount += event.lineCount
    source.eventCount++
    if (source.service !== service) source.service = smallerService(source.service, service)
    if (event.timestampMs === null) return
    source.timedCount++
    source.firstMs = earliest(source.firstMs, event.timestampMs)
    source.lastMs = latest(source.lastMs, event.timestampMs)
  }

  finish(): Record<string, SourceSummary> {
    return sortByKey(Object.fromEntries(this.#sources))
  }
}
