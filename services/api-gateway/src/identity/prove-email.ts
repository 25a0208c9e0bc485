import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { retireApiKeys } from '@holdfast/database/api-keys/retire-api-keys'
import { changeEmail } from '@holdfast/database/accounts/change-email'
import { changePassword } from '@holdfast/database/accounts/change-password'
import { dropUnverifiedSignups } from '@holdfast/database/accounts/drop-unverified-signups'
import type { EmailTokenRow } from '@holdfast/database/accounts/find-email-token'
import { findPerson } from '@holdfast/database/accounts/find-person'
import { findWaitingSignups } from '@holdfast/database/accounts/find-waiting-signups'
import { markEmailVerified } from '@holdfast/database/accounts/mark-email-verified'
import { noPassword } from '@holdfast/database/team/no-password'
import { useEmailToken } from '@holdfast/database/accounts/use-email-token'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { FastifyRequest } from 'fastify'
import type { RouteDependencies } from '../route-dependencies.ts'
import { issueMailToken } from './mail-token.ts'

const uniqueViolation = '23505'

export interface Proved {
  readonly companyName: string
  /** Set where strangers signed up with the same address: whoever reads its mail chooses a new password. */
  readonly resetToken?: string
}

/** The owner of the mailbox pressed the button. Undefined where the address belongs to someone else by now. */
export async function proveEmail(
  request: FastifyRequest,
  token: EmailTokenRow,
  dependencies: RouteDependencies,
): Promise<Proved | undefined> {
  const { database } = dependencies
  const email = await database.withTenant(token.customerId, async (tx) => {
    const person = await findPerson(tx, token.userId)
    return token.newEmail ?? person?.email
  })
  if (email === undefined) return undefined
  const isContested = token.purpose === 'verify-email' && (await hasRivals(dependencies, token.customerId, email))
  const proved = await apply(request, token, dependencies, isContested)
  // After the proof, so that a link which does not count takes nobody's sign-up away.
  if (proved) await database.withSystem('sign-up', (tx) => dropUnverifiedSignups(tx, email))
  return proved
}

async function hasRivals({ database }: RouteDependencies, customerId: string, email: string): Promise<boolean> {
  const waiting = await database.withSystem('sign-up', (tx) => findWaitingSignups(tx, email))
  const own = waiting.some((signup) => signup.customerId === customerId)
  return own && waiting.length > 1
}

async function apply(
  request: FastifyRequest,
  token: EmailTokenRow,
  dependencies: RouteDependencies,
  isContested: boolean,
): Promise<Proved | undefined> {
  const { database, now } = dependencies
  const { userId, customerId } = token
  return withinUniqueEmail(() =>
    database.withTenant(customerId, async (tx) => {
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
      const { companyName } = verified
      if (!isContested) return { companyName }
      await revokeSignupSecrets(tx, dependencies, customerId, userId)
      return { companyName, resetToken: await issueReset(tx, dependencies, token) }
    }),
  )
}

/** Undefined where somebody else proved the address meanwhile: its unique index says so. */
export async function withinUniqueEmail<T>(prove: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await prove()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined
    throw error
  }
}

/** Neither the password nor the key that the sign-up's author knows may stand. */
export async function revokeSignupSecrets(
  tx: TenantTransaction,
  { keyRing, vault, now }: RouteDependencies,
  customerId: string,
  userId: string,
): Promise<void> {
  await changePassword(tx, { userId, passwordHash: noPassword })
  await retireApiKeys(tx, { customerId, now: now(), expiresAt: now() })
  await addApiKey(tx, { customerId, keyRing, vault, now: now() })
}

const issueReset = (
  tx: TenantTransaction,
  { keyRing, now }: RouteDependencies,
  { customerId, userId }: EmailTokenRow,
): Promise<string> => issueMailToken(tx, { keyRing, customerId, userId, purpose: 'reset-password', now: now() })

/** True when the address counts now, by this press of the button or an earlier one. */
async function applyNewEmail(tx: TenantTransaction, token: EmailTokenRow, now: Date): Promise<boolean> {
  const email = token.newEmail
  if (email === null) return false
  if (await useEmailToken(tx, token.id, now)) {
    await changeEmail(tx, { userId: token.userId, email, now })
    return true
  }
  return (await findPerson(tx, token.userId))?.email === email
}
