import { RelatedIncidents } from '@holdfast/contracts/incidents'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'related'),
    queryFn: () => request(RelatedIncidents, { path: incidentPath(id, '/related') }),
    staleTime: 60_000,
  })
