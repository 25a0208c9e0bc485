import { z } from 'zod'
import { Id } from './scalars.ts'

/** GET /api/v1/events: one per `data:` line. It says that something is another than before; the calls say what. */
export const LiveEvent = z.object({
  type: z.enum([
    'incident.opened',
    'incident.returned',
    'incident.changed',
    'incident.resolved',
    'comment.added',
    'upload.ended',
    'company.analysed',
    'repositories.synced',
    'settings.changed',
  ]),
  incident_id: Id.optional(),
  job_id: Id.optional(),
})
export type LiveEvent = z.infer<typeof LiveEvent>
