import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { request } from '../api/request.ts'
import { requireApiKey } from '../api/require-api-key.ts'
import { incidentKeys } from './incident-keys.ts'
import { incidentPath } from './incident-path.ts'
import { ShownIncidentDetail } from './shown-detail.ts'

/** Null for an incident that is not there (any more). */
async function fetchIncident(id: string): Promise<ShownIncidentDetail | null> {
  try {
    return await request(ShownIncidentDetail, { path: incidentPath(id), query: { api_key: requireApiKey() } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Kept until somebody refreshes. */
export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.detail(id),
    queryFn: () => fetchIncident(id),
    staleTime: Infinity,
    gcTime: 3_600_000,
  })
