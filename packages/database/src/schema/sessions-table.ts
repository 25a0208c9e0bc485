export type SessionEnd = 'role-changed' | 'password-changed' | 'deactivated' | 'removed'

export interface SessionsTable {
  /** The token's `jti`. */
  id: string
  customerId: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  revokedAt: Date | null
  /** Null where the person ended it, or it ran out. */
  revokedBecause: SessionEnd | null
  address: string
  userAgent: string
  /** Keyed hash of the browser's own random id: from there a right password is never refused. */
  browserHash: Buffer | null
}
