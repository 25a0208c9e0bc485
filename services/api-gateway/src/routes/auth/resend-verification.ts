import { ResendVerificationRequest } from '@holdfast/contracts/auth'
import { isEmailShaped } from '@holdfast/contracts/email'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Message, Problem } from '@holdfast/contracts/problem'
import { findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { AppError } from '@holdfast/runtime/app-error'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import { writeVerificationMail } from '../../mail/write-verification-mail.ts'
import type { Route } from '../../route-dependencies.ts'

const invalidText = 'Your email is already verified or the request is invalid.'

export const resendVerification: Route = async (app, dependencies) => {
  const { database, limiter } = dependencies
  app.post(
    '/api/v1/auth/resend-verification',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: ResendVerificationRequest, response: { 200: Message, '4xx': Problem } },
      preHandler: limitAuthCalls(limiter),
    },
    async (request) => {
      const email = normalizeEmail(request.body.email)
      if (!isEmailShaped(email)) throw new AppError('bad_request', invalidText)
      const accounts = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, email))
      if (accounts.length === 0) throw new AppError('not_found', 'No account found with this email address.')
      if (accounts[0]?.emailVerifiedAt) throw new AppError('already_verified', invalidText)
      await limiter.take('resends_per_email', `${email} ${limitSubject(request.ip)}`)
      // Strangers may have used the address too: each gets its link, or the latest would keep the others out.
      for (const { customerId, userId } of accounts) {
        if (!(await limiter.takeIfLeft('mails_per_email', email))) break
        await database.withTenant(customerId, async (tx, { publish }) => {
          const mailId = await writeVerificationMail(tx, dependencies, { customerId, userId, email })
          publish(mailWritten, { mailId })
        })
      }
      return { message: 'Verification email sent successfully! Please check your inbox.' }
    },
  )
}
