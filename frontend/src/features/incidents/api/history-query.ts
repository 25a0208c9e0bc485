import { IncidentHistory } from '@holdfast/contracts/incidents'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'history'),
    queryFn: () => request(IncidentHistory, { path: incidentPath(id, '/history') }),
  })
