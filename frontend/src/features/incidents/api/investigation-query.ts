import { InvestigationAnswer } from '@holdfast/contracts/investigation'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const investigationQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'investigation'),
    queryFn: () => request(InvestigationAnswer, { path: incidentPath(id, '/investigation') }),
    staleTime: 60_000,
  })
