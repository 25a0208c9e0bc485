import type { ListIncidentsQuery } from '@holdfast/contracts/incidents'
import type { Total } from '@holdfast/contracts/scalars'

/** Within it, '10000+' can at worst be shown for a list that was just cut down to 10,000. */
const KEPT_MS = 10_000
/** So long the others go on with the old total while one of them counts again. */
const RECOUNT_MS = 2_000
const MAX_ENTRIES = 1_000

/**
 * Remembers which lists were too long to count to the end. Counting to the limit costs several times what the page
 * does, and every poll of every open dashboard would pay it for the same answer. When the time is up, the first who asks
 * counts for all. Exact totals are never kept.
 */
export function createLargeTotals(now: () => Date) {
  const kept = new Map<string, { total: Total; until: number }>()
  return {
    find(customerId: string, query: ListIncidentsQuery): Total | undefined {
      const entry = kept.get(keyOf(customerId, query))
      if (!entry) return undefined
      const time = now().getTime()
      if (entry.until > time) return entry.total
      entry.until = time + RECOUNT_MS
      return undefined
    },
    remember(customerId: string, query: ListIncidentsQuery, total: Total): void {
      const key = keyOf(customerId, query)
      kept.delete(key)
      if (!total.more) return
      kept.set(key, { total, until: now().getTime() + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** The page asked for does not change what there is to count. */
function keyOf(customerId: string, query: ListIncidentsQuery): string {
  const { api_key: _key, limit: _limit, offset: _offset, ...filter } = query
  return JSON.stringify([customerId, filter])
}
