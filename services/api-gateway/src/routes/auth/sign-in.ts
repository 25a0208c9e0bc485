import { LoginRequest, LoginResult } from '@holdfast/contracts/auth'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { Problem } from '@holdfast/contracts/problem'
import { type AccountRow, findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { findIdentity } from '@holdfast/database/accounts/find-identity'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { startSession } from '@holdfast/database/sessions/start-session'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { FastifyRequest } from 'fastify'
import { SESSION_HOURS } from '../../identity/access-token.ts'
import { describeIdentity } from '../../identity/describe-identity.ts'
import { mayBecomeOperator } from '../../identity/is-operator.ts'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { browserHashes, passwordGuard } from '../../identity/password-guard.ts'
import { limitAuthCalls } from '../../rate-limits/limit-auth-calls.ts'
import { writeOperatorMail } from '../../mail/write-operator-mail.ts'
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
      const accounts = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, email))
      const guard = await passwordGuard(request, dependencies, email, accounts[0])
      await guard.check()
      const account = await findByPassword(accounts, request.body.password)
      if (!account) {
        await guard.take()
        noteFailure(request, dependencies, accounts[0])
        throw new AppError('invalid_credentials', 'Invalid email or password')
      }
      // Guesses that ran side by side count too: a right one among too many wrong ones is still a guess.
      await guard.check()
      if (!account.isActive) {
        throw new AppError('account_deactivated', 'Your account is deactivated. Contact an administrator.')
      }
      if (account.customerVerifiedAt === null || account.emailVerifiedAt === null) {
        throw new AppError('email_unverified', 'Please verify your email before signing in.')
      }
      await guard.clear()
      return openSession(request, account)
    },
  )

  /** One check at least, so that time does not tell which addresses are known. */
  async function findByPassword(accounts: readonly AccountRow[], password: string): Promise<AccountRow | undefined> {
    for (const account of accounts) if (await passwords.matches(password, account.passwordHash)) return account
    if (accounts.length === 0) await passwords.matches(password, undefined)
    return undefined
  }

  async function openSession(request: FastifyRequest, account: AccountRow): Promise<LoginResult> {
    const { userId, customerId } = account
    const startedAt = now()
    const expiresAt = new Date(startedAt.getTime() + SESSION_HOURS * 3_600_000)
    const sessionId = uuidV7()
    const isProved = account.operatorProvedAt !== null || account.operatorConfirmedAt !== null
    const needsProof = mayBecomeOperator(account, settings.operatorEmails) && !isProved
    const identity = await database.withTenant(customerId, async (tx, { publish }) => {
      await startSession(tx, {
        id: sessionId,
        customerId,
        userId,
        createdAt: startedAt,
        lastSeenAt: startedAt,
        expiresAt,
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        browserHash: browserHashes(request, dependencies)[0] ?? null,
      })
      await recordAudit(tx, { ...auditOfAccount(request, account), action: 'auth.signed-in' })
      const row = await findIdentity(tx, userId)
      if (!row) throw new AppError('invalid_credentials', 'Invalid email or password')
      const mailId = needsProof ? await writeOperatorMail(tx, dependencies, account) : undefined
      if (mailId !== undefined) publish(mailWritten, { mailId })
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

/** Not awaited: an answer that takes a commit longer would tell that the address is known. */
function noteFailure(
  request: FastifyRequest,
  { database, background }: RouteDependencies,
  account: AccountRow | undefined,
): void {
  if (!account) return
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
