import { z } from 'zod'
import { Id } from './scalars.ts'

/** GET /api/v1/admin/operators: the addresses that the installation names. */
export const Operator = z.object({
  /** Null where nobody proved the address by a sign-up. */
  id: Id.nullable(),
  email: z.string(),
  name: z.string().nullable(),
  company_name: z.string().nullable(),
  /** `waiting` alone can be confirmed; before that, the next sign-in sends the mail that proves the mailbox. */
  state: z.enum(['no-account', 'not-proved', 'waiting', 'confirmed']),
})
export type Operator = z.infer<typeof Operator>

export const Operators = z.object({ operators: z.array(Operator) })
export type Operators = z.infer<typeof Operators>

/** The password is the caller's own. */
export const ConfirmOperatorRequest = z.object({ password: z.string().min(1).max(1_000) })
export type ConfirmOperatorRequest = z.infer<typeof ConfirmOperatorRequest>
