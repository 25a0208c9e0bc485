import { GroupingChange } from '@holdfast/contracts/incidents'
import { request } from '../../../lib/api/request.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

export const splitIncident = (id: string, templateIds: readonly string[], remember: boolean) =>
  request(GroupingChange, {
    method: 'POST',
    path: incidentPath(id, '/split'),
    body: { template_ids: templateIds, remember },
  })
