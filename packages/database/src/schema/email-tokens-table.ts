export type EmailTokenPurpose = 'verify-email' | 'disown' | 'reset-password' | 'change-email' | 'confirm-operator'

export interface EmailTokensTable {
  id: string
  customerId: string
  userId: string
  purpose: EmailTokenPurpose
  /** Keyed hash: the token itself stands only in the mail. */
  tokenHash: Buffer
  newEmail: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}
