import type { TracesOverview } from '@holdfast/contracts/traces'
import { AnswerCache } from './answer-cache.ts'
import { readStreamVersion, type SignalStore } from './open-stream.ts'
import { emptyOverview, readOverview } from './read-overview.ts'

/** What the dashboard asks of spans and data points. */
export interface SignalReader {
  showOverview(customerId: string): Promise<TracesOverview>
}

/** Answers, of so many companies; each is some hundred kilobytes at most. */
const MAX_OVERVIEWS = 32

/** A digest is opened once for each time that the worker saved it, however many look. */
export function createSignalReader(store: SignalStore): SignalReader {
  const overviews = new AnswerCache<TracesOverview>(MAX_OVERVIEWS)
  return {
    async showOverview(customerId) {
      const version = await readStreamVersion(store, customerId)
      if (version !== undefined) return overviews.answer(customerId, version, () => readOverview(store, customerId))
      overviews.forget(customerId)
      return emptyOverview
    },
  }
}
