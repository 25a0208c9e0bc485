import { IncidentSeries } from '@holdfast/contracts/series'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

export const movedSeriesQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'series'),
    queryFn: () => request(IncidentSeries, { path: `/api/v1/incidents/${encodeURIComponent(id)}/series` }),
    staleTime: 60_000,
  })
