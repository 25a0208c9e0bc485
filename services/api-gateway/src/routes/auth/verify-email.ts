import { MailTokenQuery } from '@holdfast/contracts/auth'
import { type EmailTokenRow, findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { acceptForms } from '../../identity/accept-forms.ts'
import { hashMailToken, tokenLifetimeMs } from '../../identity/mail-token.ts'
import { tokenPath } from '../../identity/mail-links.ts'
import { renderQuestionPage } from '../../identity/render-question-page.ts'
import { proveEmail } from '../../identity/prove-email.ts'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import type { Route } from '../../route-dependencies.ts'

const address = '/api/v1/auth/verify-email'
const expiredPage = '/login?verification=expired'

/** Mail scanners open links: opening this one only asks, the button verifies, and it may be pressed again. */
export const verifyEmail: Route = async (app, dependencies) => {
  const { database, keyRing, limiter, now } = dependencies
  acceptForms(app)
  const findToken = (token: string) =>
    database.withSystem('account-token', (tx) =>
      findEmailToken(tx, {
        purposes: ['verify-email', 'change-email'],
        hashes: hashMailToken(keyRing, token),
        now: now(),
      }),
    )
  const preHandler = limitAuthCalls(limiter)
  const schema = { tags: ['auth'], querystring: MailTokenQuery }

  app.get(address, { config: { access: 'public' }, schema, preHandler }, async (request, reply) => {
    const { token } = request.query
    const found = await findToken(token)
    const question = found && (await describe(found))
    if (!question) return reply.redirect(expiredPage)
    const page = renderQuestionPage({
      paragraphs: [question, 'If this was not you, close this page: nothing happens.'],
      button: { label: 'Verify email address', action: tokenPath(address, token) },
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post(
    address,
    { config: { access: 'public' }, schema: { ...schema, body: MailTokenQuery.nullish() }, preHandler },
    async (request, reply) => {
      const found = await findToken(request.query.token || (request.body?.token ?? ''))
      const proved = found && (await proveEmail(request, found, dependencies))
      if (!proved) return reply.redirect(expiredPage)
      if (proved.resetToken !== undefined)
        return reply.redirect(`${tokenPath('/reset-password', proved.resetToken)}&reason=verified`)
      return reply.redirect(`/email-verified?company=${encodeURIComponent(proved.companyName)}`)
    },
  )

  /** What the button will do; undefined where it would do nothing. */
  function describe(token: EmailTokenRow): Promise<string | undefined> {
    return database.withTenant(token.customerId, async (tx) => {
      const person = await findPerson(tx, token.userId)
      if (!person || (token.purpose === 'verify-email' && token.usedAt !== null)) return undefined
      const company = await tx.selectFrom('customers').select(['name', 'verifiedAt']).executeTakeFirstOrThrow()
      if (token.purpose === 'change-email' && token.usedAt !== null && person.email !== token.newEmail) return undefined
      if (token.newEmail !== null) return `Use ${token.newEmail} for your Holdfast account at ${company.name}?`
      const isSignUp = company.verifiedAt === null
      const askedAt = new Date(token.expiresAt.getTime() - tokenLifetimeMs('verify-email')).toISOString()
      const since = `${askedAt.slice(0, 10)} at ${askedAt.slice(11, 16)} UTC`
      return isSignUp
        ? `You signed up ${company.name} with ${person.email} on ${since}?`
        : `Join the team of ${company.name} with ${person.email}?`
    })
  }
}
