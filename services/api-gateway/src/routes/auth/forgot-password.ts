import { setTimeout as delay } from 'node:timers/promises'
import { ForgotPasswordRequest } from '@holdfast/contracts/auth'
import { isEmailShaped } from '@holdfast/contracts/email'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Message, Problem } from '@holdfast/contracts/problem'
import { INVALID_EMAIL_TEXT } from '@holdfast/contracts/validation-texts'
import { type AccountRow, findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import { passwordResetMail } from '@holdfast/mail/templates/password-reset-mail'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { passwordResetLink } from '../../identity/mail-links.ts'
import { issueMailToken } from '../../identity/mail-token.ts'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import type { Route, RouteDependencies } from '../../route-dependencies.ts'

/** Longer than writing the mail takes, so that the time of the answer does not tell which addresses are known. */
const ANSWER_AFTER_MS = 200

export const forgotPassword: Route = async (app, dependencies) => {
  const { database, limiter } = dependencies
  app.post(
    '/api/v1/auth/forgot-password',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: ForgotPasswordRequest, response: { 200: Message, '4xx': Problem } },
      preHandler: limitAuthCalls(limiter),
    },
    async (request) => {
      const email = normalizeEmail(request.body.email)
      if (!isEmailShaped(email)) throw new AppError('validation_failed', INVALID_EMAIL_TEXT)
      await limiter.take('resets_per_email', `${email} ${limitSubject(request.ip)}`)
      const earliestAnswer = delay(ANSWER_AFTER_MS)
      const [account] = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, email))
      // Beyond that the mailbox is full of links that work: a stranger's calls cannot keep its owner out.
      const isMailed = await limiter.takeIfLeft('mails_per_email', email)
      if (account?.isActive && isMailed) await mailResetLink(request, dependencies, account)
      await earliestAnswer
      return { message: 'If an account with this email exists, a password reset link has been sent.' }
    },
  )
}

async function mailResetLink(
  request: FastifyRequest,
  { database, keyRing, vault, settings, now }: RouteDependencies,
  { customerId, userId, email }: AccountRow,
): Promise<void> {
  await database.withTenant(customerId, async (tx, { publish }) => {
    const token = await issueMailToken(tx, { keyRing, customerId, userId, purpose: 'reset-password', now: now() })
    await recordAudit(tx, {
      customerId,
      action: 'auth.password-reset-requested',
      actor: null,
      address: request.ip,
      requestId: request.id,
      object: { type: 'user', id: userId },
    })
    const mailId = await enqueueMail(tx, {
      customerId,
      cipher: await vault.cipherOf(tx, customerId),
      kind: 'password-reset',
      now: now(),
      content: passwordResetMail({
        to: email,
        resetUrl: passwordResetLink(settings.publicUrl, token),
        supportEmail: settings.supportEmail,
      }),
    })
    publish(mailWritten, { mailId })
  })
}
