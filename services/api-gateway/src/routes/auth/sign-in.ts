import { LoginRequest, LoginResult } from '@holdfast/contracts/auth'
import { Problem } from '@holdfast/contracts/problem'
import { type AccountRow, findAccountByEmail } from '@holdfast/database/accounts/find-account-by-email'
import { findIdentity } from '@holdfast/database/accounts/find-identity'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { startSession } from '@holdfast/database/sessions/start-session'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { FastifyRequest } from 'fastify'
import { sessionHours } from '../../auth/access-token.ts'
import { describeIdentity } from '../../auth/describe-identity.ts'
import { normalizeEmail } from '../../auth/normalize-email.ts'
import { limitAuthCalls } from '../../limits/limit-auth-calls.ts'
import type { Route, RouteDependencies } from '../../route-dependencies.ts'

export const signIn: Route = async (app, dependencies) => {
  const { database, vault, passwords, limiter, settings, now } = dependencies

  app.post(
    '/api/v1/auth/login',
    {
      config: { access: 'public' },
      schema: { tags: ['auth'], body: LoginRequest, response: { 200: LoginResult, '4xx': Problem } },
      preHandler: limitAuthCalls(limiter),
    },
    async (request) => {
      const email = normalizeEmail(request.body.email)
      await limiter.check('failures_per_account', email)
      const account = await database.withSystem('sign-in', (tx) => findAccountByEmail(tx, email))
      const matches = await passwords.matches(request.body.password, account?.passwordHash)
      if (!account || !matches) {
        await noteFailure(request, dependencies, email, account)
        throw new AppError('invalid_credentials', 'Invalid email or password')
      }
      // Guesses that ran side by side count too: a right one among too many wrong ones is still a guess.
      await limiter.check('failures_per_account', email)
      if (!account.isActive) {
        throw new AppError('account_deactivated', 'Your account is deactivated. Contact an administrator.')
      }
      if (account.customerVerifiedAt === null) {
        throw new AppError('email_unverified', 'Please verify your email before signing in.')
      }
      await limiter.clear('failures_per_account', email)
      return openSession(request, account)
    },
  )

  async function openSession(request: FastifyRequest, account: AccountRow): Promise<LoginResult> {
    const { userId, customerId } = account
    const startedAt = now()
    const expiresAt = new Date(startedAt.getTime() + sessionHours * 3_600_000)
    const sessionId = uuidV7()
    const identity = await database.withTenant(customerId, async (tx) => {
      await startSession(tx, {
        id: sessionId,
        customerId,
        userId,
        createdAt: startedAt,
        lastSeenAt: startedAt,
        expiresAt,
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      })
      await recordAudit(tx, { ...auditOfAccount(request, account), action: 'auth.signed-in' })
      const row = await findIdentity(tx, userId)
      if (!row) throw new AppError('invalid_credentials', 'Invalid email or password')
      return describeIdentity(row, await vault.cipherOf(tx, customerId), settings.operatorEmails)
    })
    const access_token = app.jwt.sign({
      sub: userId,
      customer_id: customerId,
      role: account.role,
      jti: sessionId,
      iat: seconds(startedAt),
      exp: seconds(expiresAt),
    })
    return { access_token, ...identity }
  }
}

async function noteFailure(
  request: FastifyRequest,
  { database, limiter, background }: RouteDependencies,
  email: string,
  account: AccountRow | undefined,
): Promise<void> {
  await limiter.take('failures_per_account', email)
  if (!account) return
  // Not awaited: an answer that takes a commit longer would tell that the address is known.
  background.run(
    database.withTenant(account.customerId, (tx) =>
      recordAudit(tx, { ...auditOfAccount(request, account), actor: null, action: 'auth.sign-in-failed' }),
    ),
  )
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

const auditOfAccount = (request: FastifyRequest, { userId, customerId, firstName, lastName, email }: AccountRow) => ({
  customerId,
  actor: { userId, name: `${firstName} ${lastName}`, email },
  address: request.ip,
  requestId: request.id,
  object: { type: 'user', id: userId },
})
