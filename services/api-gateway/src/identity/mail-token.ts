import { randomBytes } from 'node:crypto'
import { addEmailToken } from '@holdfast/database/accounts/add-email-token'
import type { EmailTokenPurpose } from '@holdfast/database/schema/email-tokens-table'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'

const HOUR_MS = 3_600_000

const mailTokenLifetimeMs: Readonly<Record<EmailTokenPurpose, number>> = {
  'verify-email': 24 * HOUR_MS,
  disown: 24 * HOUR_MS,
  'change-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'confirm-operator': HOUR_MS,
}

export const tokenLifetimeMs = (purpose: EmailTokenPurpose): number => mailTokenLifetimeMs[purpose]

export const hashMailToken = (keyRing: KeyRing, token: string): Buffer[] => keyRing.candidateHashes(token, 'mail-token')

export interface NewMailToken {
  readonly keyRing: KeyRing
  readonly customerId: string
  readonly userId: string
  readonly purpose: EmailTokenPurpose
  readonly newEmail?: string
  readonly now: Date
}

/** Stores the keyed hash of a new token and returns the token, which goes into a mail and nowhere else. */
export async function issueMailToken(tx: Parameters<typeof addEmailToken>[0], options: NewMailToken): Promise<string> {
  const { keyRing, customerId, userId, purpose, newEmail = null, now } = options
  const token = randomBytes(32).toString('base64url')
  await addEmailToken(tx, {
    id: uuidV7(),
    customerId,
    userId,
    purpose,
    tokenHash: keyRing.hash(token, 'mail-token'),
    newEmail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + mailTokenLifetimeMs[purpose]),
  })
  return token
}
