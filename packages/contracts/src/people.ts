import { z } from 'zod'
import { ApiKey, Id, Timestamp } from './scalars.ts'

export const Role = z.enum(['admin', 'member'])
export type Role = z.infer<typeof Role>

export const User = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: Role,
  is_active: z.boolean(),
  created_at: Timestamp,
  /** True until the owner of the mailbox accepts the invitation: before that nobody can sign in as this person. */
  is_invited: z.boolean().optional(),
  /** True for addresses that the installation named and whose owners confirmed the rights; they see telemetry. */
  is_operator: z.boolean().optional(),
})
export type User = z.infer<typeof User>

export const Customer = z.object({ id: Id, name: z.string(), api_key: ApiKey })
export type Customer = z.infer<typeof Customer>

/** A person named in an answer: enough to show, nothing more. */
export const PersonName = z.object({ id: Id, first_name: z.string(), last_name: z.string() })
export type PersonName = z.infer<typeof PersonName>
