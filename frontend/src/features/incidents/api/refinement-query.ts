import { RefinementAnswer } from '@holdfast/contracts/refinement'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const refinementQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'refinement'),
    queryFn: () => request(RefinementAnswer, { path: incidentPath(id, '/refinement') }),
    staleTime: 60_000,
  })
