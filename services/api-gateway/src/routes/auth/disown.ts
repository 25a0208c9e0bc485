import { MailTokenQuery } from '@holdfast/contracts/auth'
import { disownAccount } from '@holdfast/database/accounts/disown-account'
import { findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { acceptForms } from '../../identity/accept-forms.ts'
import { hashMailToken } from '../../identity/mail-token.ts'
import { tokenPath } from '../../identity/mail-links.ts'
import { renderQuestionPage } from '../../identity/render-question-page.ts'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import type { Route } from '../../route-dependencies.ts'

const address = '/api/v1/auth/disown'
const expired = renderQuestionPage({ paragraphs: ['This link is invalid or has expired.'] })
const done = renderQuestionPage({ paragraphs: ['Done. Your email address is no longer used for this account.'] })
const ask = (token: string) =>
  renderQuestionPage({
    paragraphs: [
      'Somebody used your email address for a Holdfast account. If this was not you, remove it from the account.',
    ],
    button: { label: 'This was not me: remove my address', action: tokenPath(address, token) },
  })

/** 'This was not me': opening the link only asks, for mail scanners open links too; the button acts. */
export const disown: Route = async (app, { database, keyRing, limiter, now }) => {
  acceptForms(app)
  const findToken = (token: string) =>
    database.withSystem('account-token', (tx) =>
      findEmailToken(tx, { purposes: ['disown'], hashes: hashMailToken(keyRing, token), now: now() }),
    )
  const preHandler = limitAuthCalls(limiter)
  const html = 'text/html; charset=utf-8'
  const schema = { tags: ['auth'], querystring: MailTokenQuery }

  app.get(address, { config: { access: 'public' }, schema, preHandler }, async (request, reply) => {
    const { token } = request.query
    const found = await findToken(token)
    return reply.type(html).send(found?.usedAt === null ? ask(token) : expired)
  })

  app.post(
    address,
    { config: { access: 'public' }, schema: { ...schema, body: MailTokenQuery.nullish() }, preHandler },
    async (request, reply) => {
      const found = await findToken(request.query.token || (request.body?.token ?? ''))
      const isDone =
        found !== undefined &&
        (await database.withTenant(found.customerId, async (tx) => {
          const outcome = await disownAccount(tx, { tokenId: found.id, userId: found.userId, now: now() })
          if (outcome === 'unknown') return false
          if (outcome === 'company-deleted') return true
          await recordAudit(tx, {
            customerId: found.customerId,
            action: outcome === 'member-removed' ? 'team.member-disowned' : 'auth.account-disowned',
            actor: null,
            address: request.ip,
            requestId: request.id,
            object: { type: 'user', id: found.userId },
          })
          return true
        }))
      return reply.type(html).send(isDone ? done : expired)
    },
  )
}
