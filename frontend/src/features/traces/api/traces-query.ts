import { TracesOverview } from '@holdfast/contracts/traces'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { traceKeys } from './trace-keys.ts'

const REFRESH_MS = 60_000
/** A sender that was just set up is looked for. */
const FIRST_REFRESH_MS = 5_000

export const tracesQuery = queryOptions({
  queryKey: traceKeys.overview,
  queryFn: ({ signal }) => request(TracesOverview, { path: '/api/v1/traces', signal }),
  refetchInterval: ({ state }) => (state.data?.window === null ? FIRST_REFRESH_MS : REFRESH_MS),
})
