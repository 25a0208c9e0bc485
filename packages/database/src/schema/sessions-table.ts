export interface SessionsTable {
  /** The token's `jti`. */
  id: string
  customerId: string
  userId: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  revokedAt: Date | null
  address: string
  userAgent: string
  /** Keyed hash of the browser's own random id: from there a right password is never refused. */
  browserHash: Buffer | null
}
