import type { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { ShownPerson, ShownStatus } from '../../../lib/incidents/shown-incident.ts'
import { incidentPath } from '../../../lib/incidents/incident-path.ts'

/** The assignee by name, or by id alone. */
const ShownState = z.object({
  id: z.string(),
  status: ShownStatus,
  assigned_to: z.union([ShownPerson, z.string().transform((id) => ShownPerson.parse({ id })), z.null().default(null)]),
})
export type ShownState = z.infer<typeof ShownState>

export const updateStatus = (id: string, status: IncidentStatus): Promise<ShownState> =>
  request(ShownState, { method: 'PATCH', path: incidentPath(id, '/status'), body: { status } })

export const assignIncident = (id: string, userId: string | null): Promise<ShownState> =>
  request(ShownState, { method: 'PATCH', path: incidentPath(id, '/assign'), body: { assigned_to: userId } })
