import type { ColumnType, Generated } from 'kysely'

export interface CustomersTable {
  id: string
  name: string
  createdAt: Generated<Date>
  verifiedAt: Date | null
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  /** The company's data key, wrapped under ENCRYPTION_KEY; forgetting it is how a company is erased. */
  encryptedDataKey: Buffer
}
