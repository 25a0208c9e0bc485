import { Trace } from '@holdfast/contracts/traces'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { request } from '../../../lib/api/request.ts'
import { traceKeys } from './trace-keys.ts'

/** Null for one of which nothing is stored. */
async function fetchTrace(traceId: string, at: string | null, signal: AbortSignal): Promise<Trace | null> {
  try {
    return await request(Trace, { path: `/api/v1/traces/${encodeURIComponent(traceId)}`, query: { at }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const traceQuery = (traceId: string, at: string | null) =>
  queryOptions({
    queryKey: traceKeys.one(traceId, at),
    queryFn: ({ signal }) => fetchTrace(traceId, at, signal),
    staleTime: 60_000,
  })
