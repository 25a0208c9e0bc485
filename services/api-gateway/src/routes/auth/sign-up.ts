import { SignupRequest, SignupResult } from '@holdfast/contracts/auth'
import { checkSignup } from '@holdfast/contracts/check-signup'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Problem } from '@holdfast/contracts/problem'
import { findWaitingSignups } from '@holdfast/database/accounts/find-waiting-signups'
import { signUpCompany } from '@holdfast/database/accounts/sign-up-company'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import { writeVerificationMail } from '../../mail/write-verification-mail.ts'
import type { Route } from '../../route-dependencies.ts'

/** A check of a password takes a tenth of a second. */
const MOST_COMPARED = 20

export const signUp: Route = async (app, dependencies) => {
  const { database, keyRing, vault, passwords, limiter, now } = dependencies
  app.post(
    '/api/v1/auth/signup',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: SignupRequest, response: { 201: SignupResult, '4xx': Problem } },
      preHandler: limitAuthCalls(limiter),
    },
    async (request, reply) => {
      const complaint = checkSignup(request.body)
      if (complaint !== null) throw new AppError('validation_failed', complaint)
      const email = normalizeEmail(request.body.email)
      await limiter.take('sign_ups_per_email', `${email} ${limitSubject(request.ip)}`)
      await limiter.take('mails_per_email', email)

      const companyName = request.body.company_name.trim()
      const customerId = uuidV7()
      const admin = {
        id: uuidV7(),
        customerId,
        email,
        firstName: request.body.first_name.trim(),
        lastName: request.body.last_name.trim(),
        role: 'admin' as const,
        passwordHash: await passwords.hash(request.body.password),
        createdAt: now(),
      }
      const rivals = new Map<string, boolean>()
      const signUpOnce = () =>
        database.withSystem('sign-up', async (tx, { publish }) => {
          const seen = new Set(rivals.keys())
          const replaces = [...rivals].filter(([, isOwn]) => isOwn).map(([id]) => id)
          const company = await signUpCompany(tx, { companyName, admin, keyRing, vault, now: now(), seen, replaces })
          if (company.state === 'taken') {
            throw new AppError('email_taken', 'An account with this email address already exists.')
          }
          if (company.state === 'unseen-rival') return undefined
          await recordAudit(tx, {
            customerId,
            action: 'auth.signed-up',
            actor: { userId: admin.id, name: `${admin.firstName} ${admin.lastName}`, email },
            address: request.ip,
            requestId: request.id,
            object: { type: 'company', id: customerId },
          })
          const recipient = { customerId, userId: admin.id, email }
          publish(mailWritten, { mailId: await writeVerificationMail(tx, dependencies, recipient) })
          return { apiKey: company.apiKey }
        })
      let made = await signUpOnce()
      while (!made) {
        await judgeRivals(email, request.body.password, rivals)
        made = await signUpOnce()
      }
      return reply
        .code(201)
        .send({ customer_id: customerId, api_key: made.apiKey, company_name: companyName, admin_email: email })
    },
  )

  /** The same password is the same person's: that sign-up is replaced. Checked here, for no transaction shall compute. */
  async function judgeRivals(email: string, password: string, rivals: Map<string, boolean>): Promise<void> {
    const waiting = await database.withSystem('sign-up', (tx) => findWaitingSignups(tx, email))
    for (const { customerId, passwordHash } of waiting) {
      if (rivals.has(customerId)) continue
      rivals.set(customerId, rivals.size < MOST_COMPARED && (await passwords.matches(password, passwordHash)))
    }
  }
}
