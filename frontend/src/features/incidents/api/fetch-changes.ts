import { Changes, IncidentChange } from '@holdfast/contracts/changes'
import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { ShownIncident } from '../../../lib/incidents/shown-incident.ts'

const ShownChange = IncidentChange.extend({ incident: ShownIncident.nullable() })
export type ShownChange = z.infer<typeof ShownChange>
const ShownChanges = Changes.extend({ changes: z.array(ShownChange) })
export type ShownChanges = z.infer<typeof ShownChanges>

export const fetchChanges = (since: string | undefined, signal: AbortSignal): Promise<ShownChanges> =>
  request(ShownChanges, { path: '/api/v1/dashboard/changes', query: { since }, signal })
