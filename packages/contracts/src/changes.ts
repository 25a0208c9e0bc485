import { z } from 'zod'
import { IncidentListItem } from './incidents.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

/** GET /api/v1/dashboard/changes: cheap enough to be asked every second or two. */
export const ChangesQuery = z.object({
  api_key: ApiKey.optional(),
  /** The `cursor` of the answer before. Without it the answer only tells where to begin. */
  since: Timestamp.optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

export const IncidentChange = z.object({
  incident_id: Id,
  changed_at: Timestamp,
  /** As the list shows it; null when it was deleted or merged into another. */
  incident: IncidentListItem.nullable(),
})
export type IncidentChange = z.infer<typeof IncidentChange>

/** The latest first. A change may be told twice; `changed_at` tells it from a new one. */
export const Changes = z.object({
  cursor: Timestamp,
  changes: z.array(IncidentChange),
  /** More changed than is told here. */
  has_more: z.boolean(),
  is_processing: z.boolean(),
})
export type Changes = z.infer<typeof Changes>
