import type { Generated } from 'kysely'

export interface ApiKeysTable {
  id: string
  customerId: string
  /** Keyed hash of the whole key: how a request's key is found. */
  keyHash: Buffer
  /** The key itself under the company's data key: how its people see it again. */
  keyEncrypted: Buffer
  /** The first characters, for telling keys apart in lists and logs. */
  prefix: string
  createdAt: Generated<Date>
  lastUsedAt: Date | null
  retiredAt: Date | null
  expiresAt: Date | null
}
