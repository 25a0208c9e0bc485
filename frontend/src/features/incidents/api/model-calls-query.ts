import { ModelCalls } from '@holdfast/contracts/assistant'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const modelCallsQuery = (id: string) =>
  queryOptions({
    queryKey: incidentKeys.part(id, 'model-calls'),
    queryFn: () => request(ModelCalls, { path: incidentPath(id, '/model-calls') }),
  })
