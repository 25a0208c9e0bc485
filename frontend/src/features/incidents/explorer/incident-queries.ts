import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fetchComments } from '../../../lib/api/discussion-calls.ts'
import { checkHealth, fetchHistory, fetchIncident, fetchIncidents } from '../../../lib/api/incident-calls.ts'
import { toListParameters, type IncidentFilter } from '../list/incident-filter.ts'

const FIRST_PAGE = 100
const NEXT_PAGE = 500
const HEAD_POLL_MS = 15_000

export const listQuery = (filter: IncidentFilter) =>
  infiniteQueryOptions({
    queryKey: ['incidents', 'list', filter],
    queryFn: async ({ pageParam: offset, signal }) => {
      if (offset === 0) await checkHealth()
      return fetchIncidents(
        { limit: offset === 0 ? FIRST_PAGE : NEXT_PAGE, offset, ...toListParameters(filter) },
        signal,
      )
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.incidents.length, 0)
      return last.incidents.length > 0 && (loaded < last.total.value || last.total.more) ? loaded : undefined
    },
  })

/** The newest page again and again, beside the list: what it brings is announced, not shoved in. */
export const headQuery = (filter: IncidentFilter) =>
  queryOptions({
    queryKey: ['incidents', 'head', filter],
    queryFn: ({ signal }) => fetchIncidents({ limit: FIRST_PAGE, ...toListParameters(filter) }, signal),
    refetchInterval: HEAD_POLL_MS,
    staleTime: HEAD_POLL_MS,
  })

/** Kept until somebody refreshes. */
export const detailQuery = (id: string) =>
  queryOptions({ queryKey: ['incident', id], queryFn: () => fetchIncident(id), staleTime: Infinity, gcTime: 3_600_000 })

export const historyQuery = (id: string) =>
  queryOptions({ queryKey: ['incident', id, 'history'], queryFn: () => fetchHistory(id) })

export const commentsQuery = (id: string) =>
  queryOptions({ queryKey: ['incident', id, 'comments'], queryFn: () => fetchComments(id) })
