import type { IncidentSeries } from '@holdfast/contracts/series'
import type { Trace, TracesOverview } from '@holdfast/contracts/traces'
import { AnswerCache } from './answer-cache.ts'
import { inTurn } from './in-turn.ts'
import { readStreamVersion, type SignalStore } from './open-stream.ts'
import { emptyOverview, readOverview } from './read-overview.ts'
import { readMovedSeries } from './read-moved-series.ts'
import { emptySeries, readSeries, type StoredSeries, type WantedSeries } from './read-series.ts'
import { readTrace, type WantedTrace } from './read-trace.ts'
import type { WantedMoves } from './wanted-moves.ts'

/** What the dashboard asks of spans and data points. */
export interface SignalReader {
  showOverview(customerId: string): Promise<TracesOverview>
  showTrace(customerId: string, wanted: WantedTrace): Promise<Trace>
  showSeries(customerId: string, wanted: WantedSeries): Promise<StoredSeries>
  showMovedSeries(customerId: string, wanted: WantedMoves): Promise<IncidentSeries>
}

/** Answers, of all companies together; each is some hundred kilobytes at most. */
const MAX_OVERVIEWS = 32
const MAX_TRACES = 64
const MAX_SERIES = 24
const MAX_MOVES = 64
/** Each opens what may be some ten megabytes. */
const MAX_AT_ONCE = 2

/** A digest is opened once for each time that the worker saved it, however many look. */
export function createSignalReader(store: SignalStore): SignalReader {
  const overviews = new AnswerCache<TracesOverview>(MAX_OVERVIEWS)
  const traces = new AnswerCache<Trace>(MAX_TRACES)
  const series = new AnswerCache<StoredSeries>(MAX_SERIES)
  const moves = new AnswerCache<IncidentSeries>(MAX_MOVES)
  const takeTurn = inTurn(MAX_AT_ONCE)
  return {
    async showOverview(customerId) {
      const version = await readStreamVersion(store, customerId)
      if (version !== undefined)
        return overviews.answer(customerId, version, () => takeTurn(() => readOverview(store, customerId)))
      overviews.forget(customerId)
      return emptyOverview
    },
    async showTrace(customerId, wanted) {
      const version = (await readStreamVersion(store, customerId)) ?? 'none'
      const key = `${customerId} ${wanted.traceId} ${wanted.atMs}`
      return traces.answer(key, version, () => takeTurn(() => readTrace(store, customerId, wanted)))
    },
    async showSeries(customerId, wanted) {
      const version = await readStreamVersion(store, customerId)
      if (version === undefined) return emptySeries
      const key = JSON.stringify([customerId, wanted])
      return series.answer(key, version, () => takeTurn(() => readSeries(store, customerId, wanted)))
    },
    async showMovedSeries(customerId, wanted) {
      const version = (await readStreamVersion(store, customerId)) ?? 'none'
      const key = JSON.stringify([customerId, wanted])
      return moves.answer(key, version, () => takeTurn(() => readMovedSeries(store, customerId, wanted)))
    },
  }
}
