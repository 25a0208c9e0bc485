import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchIncidents } from './fetch-incidents.ts'
import { incidentKeys } from './incident-keys.ts'

/** The first incidents that match; those of a shorter text stay until they are there. */
export const incidentSearchQuery = (text: string, limit: number) =>
  queryOptions({
    queryKey: incidentKeys.search(text, limit),
    queryFn: ({ signal }) => fetchIncidents({ limit, q: text.trim() || undefined }, signal),
    placeholderData: keepPreviousData,
  })
