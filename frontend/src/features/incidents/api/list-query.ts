import { Health } from '@holdfast/contracts/health'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { fetchIncidents } from '../../../lib/incidents/fetch-incidents.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { toListParameters, type IncidentFilter } from '../address/incident-filter.ts'

const FIRST_PAGE = 100
const NEXT_PAGE = 500
const HEAD_POLL_MS = 15_000

async function checkHealth(): Promise<void> {
  try {
    await request(Health, { path: '/health', isPublic: true })
  } catch (error) {
    throw new Error('Backend API is not available. Please check if the server is running.', { cause: error })
  }
}

export const listQuery = (filter: IncidentFilter) =>
  infiniteQueryOptions({
    queryKey: incidentKeys.page(filter),
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
    queryKey: incidentKeys.head(filter),
    queryFn: ({ signal }) => fetchIncidents({ limit: FIRST_PAGE, ...toListParameters(filter) }, signal),
    refetchInterval: HEAD_POLL_MS,
    staleTime: HEAD_POLL_MS,
  })
