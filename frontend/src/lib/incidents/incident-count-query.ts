import { queryOptions } from '@tanstack/react-query'
import { fetchIncidents } from './fetch-incidents.ts'
import { incidentKeys } from './incident-keys.ts'

/** All incidents of the company, for the badge of the mobile bar. */
export const incidentCountQuery = queryOptions({
  queryKey: incidentKeys.count,
  queryFn: async () => {
    const { total } = await fetchIncidents({ limit: 1 })
    // Without a total one incident tells nothing; a page of them is all that the badge counts.
    return total.more && total.value === 1 ? (await fetchIncidents({})).total.value : total.value
  },
  staleTime: 30_000,
})
