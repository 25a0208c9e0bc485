import { ResetPasswordRequest } from '@holdfast/contracts/auth'
import { isAcceptedPassword } from '@holdfast/contracts/password-strength'
import { Message, Problem } from '@holdfast/contracts/problem'
import {
  INVALID_RESET_LINK_TEXT,
  PASSWORD_REQUIRED_TEXT,
  PASSWORD_REQUIREMENTS_TEXT,
} from '@holdfast/contracts/validation-texts'
import { confirmOperator } from '@holdfast/database/accounts/confirm-operator'
import { proveOperator } from '@holdfast/database/accounts/prove-operator'
import { changePassword } from '@holdfast/database/accounts/change-password'
import { dropUnverifiedSignups } from '@holdfast/database/accounts/drop-unverified-signups'
import { findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { type EmailTokenRow, findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { markEmailVerified } from '@holdfast/database/accounts/mark-email-verified'
import { revokeEmailTokens } from '@holdfast/database/accounts/revoke-email-tokens'
import { useEmailToken } from '@holdfast/database/accounts/use-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { hashMailToken } from '../../identity/mail-token.ts'
import { passwordGuard } from '../../identity/password-guard.ts'
import { revokeSignupSecrets, withinUniqueEmail } from '../../identity/prove-email.ts'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
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
        findEmailToken(tx, { purposes: ['reset-password', 'confirm-operator'], hashes, now: now() }),
      )
      if (!found || found.usedAt !== null) throw expiredLink()
      const email = await reset(request, dependencies, found, await passwords.hash(password))
      if (email === undefined) throw expiredLink()
      await database.withSystem('sign-up', (tx) => dropUnverifiedSignups(tx, email))
      const [account] = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, email))
      for (const each of [account, undefined]) await (await passwordGuard(request, dependencies, email, each)).clear()
      await limiter.clear('mails_per_email', email)
      return { message: 'Password reset successfully. You can now sign in with your new password.' }
    },
  )
}

/** Whoever opens the link owns the mailbox, so this verifies the address too. Undefined where someone else proved it. */
async function reset(
  request: FastifyRequest,
  dependencies: RouteDependencies,
  token: EmailTokenRow,
  passwordHash: string,
): Promise<string | undefined> {
  const { database, now, settings } = dependencies
  const { customerId, userId } = token
  return withinUniqueEmail(() =>
    database.withTenant(customerId, async (tx) => {
      const person = await findPerson(tx, userId)
      if (!person || !(await useEmailToken(tx, token.id, now()))) throw expiredLink()
      const verified = await markEmailVerified(tx, { userId, now: now() })
      // The author of a sign-up that was not verified may be a stranger, and knows its key.
      if (verified?.isFirstOfCompany) await revokeSignupSecrets(tx, dependencies, customerId, userId)
      await changePassword(tx, { userId, passwordHash })
      await revokeSessions(tx, { userId, now: now(), because: 'password-changed' })
      await revokeEmailTokens(tx, {
        userId,
        purposes: ['reset-password', 'change-email', 'confirm-operator'],
        now: now(),
      })
      const audit = (action: string) =>
        recordAudit(tx, {
          customerId,
          action,
          actor: { userId, name: `${person.firstName} ${person.lastName}`, email: person.email },
          address: request.ip,
          requestId: request.id,
          object: { type: 'user', id: userId },
        })
      await audit('auth.password-reset')
      if (token.purpose === 'confirm-operator' && settings.operatorEmails.includes(person.email)) {
        await proveOperator(tx, { userId, now: now() })
        await audit('operator.proved')
        request.log.warn({ user_id: userId }, 'an operator proved their address, and waits to be confirmed')
        // Where mails stand on a page, whoever opens it sits at the machine that this runs on.
        if (settings.ownerIsPresent === true && (await confirmOperator(tx, { userId, now: now() })))
          await audit('operator.confirmed')
      }
      return person.email
    }),
  )
}
