import { GroupingChange } from '@holdfast/contracts/incidents'
import { request } from '../../../lib/api/request.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const mergeIncident = (id: string, into: string, remember: boolean) =>
  request(GroupingChange, { method: 'POST', path: incidentPath(id, '/merge'), body: { into, remember } })
