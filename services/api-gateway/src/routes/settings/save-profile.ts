import { isEmailShaped } from '@holdfast/contracts/email'
import type { SaveSettingsRequest } from '@holdfast/contracts/settings'
import { INVALID_EMAIL_TEXT } from '@holdfast/contracts/validation-texts'
import { findAccountsByEmail } from '@holdfast/database/accounts/find-accounts-by-email'
import { renamePerson } from '@holdfast/database/accounts/rename-person'
import { revokeEmailTokens } from '@holdfast/database/accounts/revoke-email-tokens'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { normalizeEmail } from '../../identity/normalize-email.ts'
import { writeEmailChangeMails } from '../../mail/write-email-change-mails.ts'
import type { RouteDependencies } from '../../route-dependencies.ts'

export interface ProfileChange {
  readonly firstName: string
  readonly lastName: string
  /** Set when another address was asked for. */
  readonly newEmail: string | undefined
  /** The present address was sent: a change that waits is called off. */
  readonly keepsEmail: boolean
}

export async function prepareProfileChange(
  request: FastifyRequest,
  { database, limiter }: RouteDependencies,
  profile: NonNullable<SaveSettingsRequest['profile']>,
): Promise<ProfileChange> {
  const caller = callerOf(request)
  const firstName = (profile.first_name ?? caller.firstName).trim()
  const lastName = (profile.last_name ?? caller.lastName).trim()
  const email = profile.email === undefined ? undefined : normalizeEmail(profile.email)
  if (firstName === '') throw new AppError('validation_failed', 'First name is required')
  if (lastName === '') throw new AppError('validation_failed', 'Last name is required')
  if (email === '') throw new AppError('validation_failed', 'Email is required')
  if (email !== undefined && !isEmailShaped(email)) throw new AppError('validation_failed', INVALID_EMAIL_TEXT)
  const newEmail = email === caller.email ? undefined : email
  if (newEmail !== undefined) {
    const [holder] = await database.withSystem('sign-in', (tx) => findAccountsByEmail(tx, newEmail))
    if (holder?.emailVerifiedAt) {
      throw new AppError('email_taken', 'An account with this email address already exists.')
    }
    await limiter.take('resends_per_email', `${newEmail} ${caller.userId}`)
    await limiter.take('mails_per_email', newEmail)
  }
  return { firstName, lastName, newEmail, keepsEmail: email === caller.email }
}

/** Returns the mails that it wrote. */
export async function saveProfile(
  tx: TenantTransaction,
  request: FastifyRequest,
  dependencies: RouteDependencies,
  { firstName, lastName, newEmail, keepsEmail }: ProfileChange,
): Promise<string[]> {
  const caller = callerOf(request)
  const { userId } = caller
  const audit = (action: string, details: Record<string, unknown>) =>
    recordAudit(tx, { ...requesterOf(request), action, object: { type: 'user', id: userId }, details })

  if (firstName !== caller.firstName || lastName !== caller.lastName) {
    await renamePerson(tx, { userId, firstName, lastName })
    await audit('profile.renamed', { from: `${caller.firstName} ${caller.lastName}`, to: `${firstName} ${lastName}` })
  }
  if (newEmail === undefined && !keepsEmail) return []
  await revokeEmailTokens(tx, { userId, purposes: ['change-email'], now: dependencies.now() })
  if (newEmail === undefined) return []
  await audit('profile.email-change-requested', { from: caller.email, to: newEmail })
  return writeEmailChangeMails(tx, dependencies, caller, newEmail)
}
