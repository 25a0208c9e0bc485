import { MailTokenQuery } from '@holdfast/contracts/auth'
import { changeEmail } from '@holdfast/database/accounts/change-email'
import { dropUnverifiedSignup } from '@holdfast/database/accounts/drop-unverified-signup'
import { type EmailTokenRow, findEmailToken } from '@holdfast/database/accounts/find-email-token'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { markEmailVerified } from '@holdfast/database/accounts/mark-email-verified'
import { useEmailToken } from '@holdfast/database/accounts/use-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import type { Database } from '@holdfast/database/open-database'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { FastifyRequest } from 'fastify'
import { hashMailToken } from '../../auth/mail-token.ts'
import { limitAuthCalls } from '../../limits/limit-auth-calls.ts'
import type { Route, RouteDependencies } from '../../route-dependencies.ts'

const expiredPage = '/login?verification=expired'

/** Mail scanners open links first, so a link may be opened again while it is valid, and it only ever verifies. */
export const verifyEmail: Route = async (app, dependencies) => {
  const { database, keyRing, limiter, now } = dependencies
  app.get(
    '/api/v1/auth/verify-email',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], querystring: MailTokenQuery },
      preHandler: limitAuthCalls(limiter),
    },
    async (request, reply) => {
      const hashes = hashMailToken(keyRing, request.query.token)
      const token = await database.withSystem('account-token', (tx) =>
        findEmailToken(tx, { purposes: ['verify-email', 'change-email'], hashes, now: now() }),
      )
      const companyName = token && (await verify(request, token, dependencies))
      if (companyName === undefined) return reply.redirect(expiredPage)
      return reply.redirect(`/email-verified?company=${encodeURIComponent(companyName)}`)
    },
  )
}

async function verify(
  request: FastifyRequest,
  token: EmailTokenRow,
  { database, now }: RouteDependencies,
): Promise<string | undefined> {
  // Somebody's sign-up with the new address that was never verified must not be in the way.
  if (token.newEmail !== null && token.usedAt === null) await dropSignup(database, token.newEmail)
  try {
    return await database.withTenant(token.customerId, async (tx) => {
      const { userId, customerId } = token
      const isChange = token.purpose === 'change-email'
      if (isChange ? !(await applyNewEmail(tx, token, now())) : token.usedAt !== null) return undefined
      const verified = await markEmailVerified(tx, { userId, now: now() })
      const person = await findPerson(tx, userId)
      if (!verified || !person) return undefined
      if (verified.isFirstTime || (isChange && token.usedAt === null)) {
        await recordAudit(tx, {
          customerId,
          action: isChange ? 'auth.email-changed' : 'auth.email-verified',
          actor: { userId, name: `${person.firstName} ${person.lastName}`, email: person.email },
          address: request.ip,
          requestId: request.id,
          object: { type: 'user', id: userId },
        })
      }
      return verified.companyName
    })
  } catch (error) {
    if (isTakenEmail(error)) return undefined
    throw error
  }
}

/** True when the address counts now, by this opening of the link or an earlier one. */
async function applyNewEmail(tx: TenantTransaction, token: EmailTokenRow, now: Date): Promise<boolean> {
  const email = token.newEmail
  if (email === null) return false
  if (await useEmailToken(tx, token.id, now)) {
    await changeEmail(tx, { userId: token.userId, email, now })
    return true
  }
  return (await findPerson(tx, token.userId))?.email === email
}

const dropSignup = (database: Database, email: string) =>
  database.withSystem('sign-up', (tx) => dropUnverifiedSignup(tx, email))

const isTakenEmail = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'
