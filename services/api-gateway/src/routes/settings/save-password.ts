import { isAcceptedPassword } from '@holdfast/contracts/password-strength'
import type { SaveSettingsRequest } from '@holdfast/contracts/settings'
import { PASSWORD_REQUIREMENTS_TEXT } from '@holdfast/contracts/validation-texts'
import { changePassword } from '@holdfast/database/accounts/change-password'
import { revokeEmailTokens } from '@holdfast/database/accounts/revoke-email-tokens'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { revokeSessions } from '@holdfast/database/sessions/revoke-sessions'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { requirePassword } from '../../identity/require-password.ts'
import type { RouteDependencies } from '../../route-dependencies.ts'

type PasswordPart = NonNullable<SaveSettingsRequest['password']>

/** Returns the new hash. Wrong guesses count like those at sign-in: a stolen session must not try them all. */
export async function preparePasswordChange(
  request: FastifyRequest,
  dependencies: RouteDependencies,
  { current_password: current, new_password: next }: PasswordPart,
): Promise<string> {
  await requirePassword(request, dependencies, current)
  if (!isAcceptedPassword(next)) throw new AppError('validation_failed', PASSWORD_REQUIREMENTS_TEXT)
  return dependencies.passwords.hash(next)
}

export async function savePassword(
  tx: TenantTransaction,
  request: FastifyRequest,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { userId, sessionId } = callerOf(request)
  await changePassword(tx, { userId, passwordHash })
  await revokeSessions(tx, { userId, now, exceptSessionId: sessionId, because: 'password-changed' })
  await revokeEmailTokens(tx, { userId, purposes: ['reset-password'], now })
  const object = { type: 'user', id: userId }
  await recordAudit(tx, { ...requesterOf(request), action: 'auth.password-changed', object })
}
