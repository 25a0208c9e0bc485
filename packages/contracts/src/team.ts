import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { Role, User } from './people.ts'

export const TeamUsers = z.object({ users: z.array(User) })
export type TeamUsers = z.infer<typeof TeamUsers>

export const AddTeamUserRequest = z.object({
  email: OneLine(254).default(''),
  first_name: OneLine(200).default(''),
  last_name: OneLine(200).default(''),
  password: z.string().max(1_000).default(''),
  role: Role.default('member'),
})
export type AddTeamUserRequest = z.infer<typeof AddTeamUserRequest>

export const UpdateTeamUserRequest = z
  .object({ role: Role.optional(), is_active: z.boolean().optional() })
  .refine((change) => change.role !== undefined || change.is_active !== undefined, 'Send role or is_active.')
export type UpdateTeamUserRequest = z.infer<typeof UpdateTeamUserRequest>
