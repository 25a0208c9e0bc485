import { MailTokenQuery } from '@holdfast/contracts/auth'
import { disownAccount } from '@holdfast/database/accounts/disown-account'
import { findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { hashMailToken } from '../../auth/mail-token.ts'
import { renderDisownPage } from '../../auth/render-disown-page.ts'
import { limitAuthCalls } from '../../limits/limit-auth-calls.ts'
import type { Route } from '../../route-dependencies.ts'

/** 'This was not me': opening the link only asks, for mail scanners open links too; the button acts. */
export const disown: Route = async (app, { database, keyRing, limiter, now }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  const findToken = (token: string) =>
    database.withSystem('account-token', (tx) =>
      findEmailToken(tx, { purposes: ['disown'], hashes: hashMailToken(keyRing, token), now: now() }),
    )
  const preHandler = limitAuthCalls(limiter)
  const html = 'text/html; charset=utf-8'

  app.get(
    '/api/v1/auth/disown',
    { config: { access: 'public' }, schema: { tags: ['auth'], querystring: MailTokenQuery }, preHandler },
    async (request, reply) => {
      const { token } = request.query
      const found = await findToken(token)
      const isUsable = found !== undefined && found.usedAt === null
      return reply.type(html).send(renderDisownPage(isUsable ? { state: 'asking', token } : { state: 'expired' }))
    },
  )

  app.post(
    '/api/v1/auth/disown',
    { config: { access: 'public' }, schema: { tags: ['auth'], body: MailTokenQuery }, preHandler },
    async (request, reply) => {
      const found = await findToken(request.body.token)
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
      return reply.type(html).send(renderDisownPage({ state: isDone ? 'done' : 'expired' }))
    },
  )
}
