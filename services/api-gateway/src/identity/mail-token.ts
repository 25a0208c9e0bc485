import { randomBytes } from 'node:crypto'
import { addEmailToken } from '@holdfast/database/accounts/add-email-token'
import type { EmailTokenPurpose } from '@holdfast/database/schema/email-tokens-table'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'

const hourMs = 3_600_000

const mailTokenLifetimeMs: Readonly<Record<EmailTokenPurpose, number>> = {
  'verify-email': 24 * hourMs,
  disown: 24 * hourMs,
  'change-email': 24 * hourMs,
  'reset-password': hourMs,
  'confirm-operator': hourMs,
}

export const tokenLifetimeMs = (purpose: EmailTokenPurpose): number => mailTokenLifetimeMs[purpose]

export const hashMailToken = (keyRing: KeyRing, token: string): Buffer[] => keyRing.candidateHashes(token, 'mail-token')

export interface NewMailToken {
  keyRing: KeyRing
  customerId: string
  userId: string
  purpose: EmailTokenPurpose
  newEmail?: string
  now: Date
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
