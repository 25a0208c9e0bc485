import { EvidenceContext } from '@holdfast/contracts/incidents'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

const LINES = 50

export const neighboursQuery = (id: string, lineId: string) =>
  queryOptions({
    queryKey: incidentKeys.neighbours(id, lineId),
    queryFn: () =>
      request(EvidenceContext, {
        path: incidentPath(id, `/evidence/${encodeURIComponent(lineId)}/context`),
        query: { lines: LINES },
      }),
    staleTime: Infinity,
  })
