import { z } from 'zod'
import { OneLine } from './one-line.ts'
import { Customer, User } from './people.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

const Text = OneLine(200)
const Email = OneLine(254)
const Password = z.string().max(1_000)

/** Shapes only: the sentences for blank and weak values come from `checkSignup`, in its order. */
export const SignupRequest = z.object({
  company_name: Text.default(''),
  first_name: Text.default(''),
  last_name: Text.default(''),
  email: Email.default(''),
  password: Password.default(''),
})
export type SignupRequest = z.infer<typeof SignupRequest>

export const SignupResult = z.object({
  customer_id: Id,
  api_key: ApiKey,
  company_name: z.string(),
  admin_email: z.string(),
})
export type SignupResult = z.infer<typeof SignupResult>

export const LoginRequest = z.object({ email: Email, password: Password })
export type LoginRequest = z.infer<typeof LoginRequest>

export const LoginResult = z.object({ access_token: z.string(), user: User, customer: Customer })
export type LoginResult = z.infer<typeof LoginResult>

export const ResendVerificationRequest = z.object({ email: Email })
export type ResendVerificationRequest = z.infer<typeof ResendVerificationRequest>

export const ForgotPasswordRequest = z.object({ email: Email })
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>

export const ResetPasswordRequest = z.object({
  token: z.string().max(500).default(''),
  new_password: Password.default(''),
})
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** Followed from a mail: `/api/v1/auth/verify-email?token=…`, and `…/disown?token=…` for 'this was not me'. */
export const MailTokenQuery = z.object({ token: z.string().max(500).default('') })
export type MailTokenQuery = z.infer<typeof MailTokenQuery>

export const Me = z.object({ user: User, customer: Customer })
export type Me = z.infer<typeof Me>

export const Session = z.object({
  id: Id,
  created_at: Timestamp,
  last_seen_at: Timestamp,
  expires_at: Timestamp,
  address: z.string(),
  user_agent: z.string(),
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const SessionList = z.object({ sessions: z.array(Session) })
export type SessionList = z.infer<typeof SessionList>
