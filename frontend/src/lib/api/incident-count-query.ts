import { queryOptions } from '@tanstack/react-query'
import { fetchIncidents } from './incident-calls.ts'

/** All incidents of the company, for the badge of the mobile bar. */
export const incidentCountQuery = queryOptions({
  queryKey: ['incidents', 'count'],
  queryFn: async () => (await fetchIncidents({ limit: 1 })).total.value,
  staleTime: 30_000,
})
