import { z } from 'zod'
import { Id, Timestamp, Total } from './scalars.ts'

export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  /** `auth.sign-in`, `team.role-changed`, `incident.deleted`, … */
  action: z.string(),
  actor: z.object({ id: Id.nullable(), name: z.string(), email: z.string().nullable() }),
  address: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  request_id: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  action: z.string().max(100).optional(),
  actor_id: Id.optional(),
  since: Timestamp.optional(),
  until: Timestamp.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditPage = z.object({ entries: z.array(AuditEntry), total: Total })
export type AuditPage = z.infer<typeof AuditPage>
