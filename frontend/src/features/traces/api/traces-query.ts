import { TracesOverview } from '@holdfast/contracts/traces'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'

const REFRESH_MS = 60_000

export const tracesQuery = queryOptions({
  queryKey: ['traces'],
  queryFn: ({ signal }) => request(TracesOverview, { path: '/api/v1/traces', signal }),
  refetchInterval: REFRESH_MS,
})
