import { ResetPasswordRequest } from '@holdfast/contracts/auth'
import { isAcceptedPassword } from '@holdfast/contracts/password-strength'
import { Message, Problem } from '@holdfast/contracts/problem'
import {
  INVALID_RESET_LINK_TEXT,
  PASSWORD_REQUIRED_TEXT,
  PASSWORD_REQUIREMENTS_TEXT,
} from '@holdfast/contracts/validation-texts'
import { changePassword } from '@holdfast/database/accounts/change-password'
import { type EmailTokenRow, findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { markEmailVerified } from '@holdfast/database/accounts/mark-email-verified'
import { revokeEmailTokens } from '@holdfast/database/accounts/revoke-email-tokens'
import { useEmailToken } from '@holdfast/database/accounts/use-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { hashMailToken } from '../../auth/mail-token.ts'
import { limitAuthCalls } from '../../limits/limit-auth-calls.ts'
import type { Route, RouteDependencies } from '../../route-dependencies.ts'

const expiredLink = () =>
  new AppError('invalid_token', 'Invalid or expired reset link. Please request a new password reset.')

export const resetPassword: Route = async (app, dependencies) => {
  const { database, keyRing, passwords, limiter, now } = dependencies
  app.post(
    '/api/v1/auth/reset-password',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: ResetPasswordRequest, response: { 200: Message, '4xx': Problem } },
      preHandler: limitAuthCalls(limiter),
    },
    async (request) => {
      const { token, new_password: password } = request.body
      if (token.trim() === '') throw new AppError('invalid_token', INVALID_RESET_LINK_TEXT)
      if (password === '') throw new AppError('validation_failed', PASSWORD_REQUIRED_TEXT)
      if (!isAcceptedPassword(password)) throw new AppError('validation_failed', PASSWORD_REQUIREMENTS_TEXT)
      const hashes = hashMailToken(keyRing, token.trim())
      const found = await database.withSystem('account-token', (tx) =>
        findEmailToken(tx, { purposes: ['reset-password'], hashes, now: now() }),
      )
      if (!found || found.usedAt !== null) throw expiredLink()
      const email = await reset(request, dependencies, found, await passwords.hash(password))
      await limiter.clear('failures_per_account', email)
      return { message: 'Password reset successfully. You can now sign in with your new password.' }
    },
  )
}

/** Whoever opens the link owns the mailbox, so this verifies the address too. */
function reset(
  request: FastifyRequest,
  { database, now }: RouteDependencies,
  token: EmailTokenRow,
  passwordHash: string,
): Promise<string> {
  const { customerId, userId } = token
  return database.withTenant(customerId, async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person || !(await useEmailToken(tx, token.id, now()))) throw expiredLink()
    await changePassword(tx, { userId, passwordHash })
    await markEmailVerified(tx, { userId, now: now() })
    await revokeSessions(tx, { userId, now: now(), because: 'password-changed' })
    await revokeEmailTokens(tx, { userId, purposes: ['reset-password', 'change-email'], now: now() })
    await recordAudit(tx, {
      customerId,
      action: 'auth.password-reset',
      actor: { userId, name: `${person.firstName} ${person.lastName}`, email: person.email },
      address: request.ip,
      requestId: request.id,
      object: { type: 'user', id: userId },
    })
    return person.email
  })
}
