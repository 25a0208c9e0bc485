import { Role } from '@holdfast/contracts/people'
import { z } from 'zod'

export const SESSION_HOURS = 12

export const AccessTokenClaims = z.object({
  sub: z.uuid(),
  customer_id: z.uuid(),
  role: Role,
  jti: z.uuid(),
  exp: z.number(),
})
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>
