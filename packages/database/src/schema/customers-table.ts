import type { ColumnType, Generated } from 'kysely'

export interface CustomersTable {
  id: string
  name: string
  createdAt: Generated<Date>
  verifiedAt: Date | null
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  /** The company's data key, wrapped under ENCRYPTION_KEY; forgetting it is how a company is erased. */
  encryptedDataKey: Buffer
  /** Asked for, and can be called off until then. */
  erasureDueAt: ColumnType<Date | null, Date | undefined>
  /** From here on the data key is gone. */
  erasureStartedAt: ColumnType<Date | null, Date | undefined>
  /** Set on the nameless company that keeps an erased one's audit log. */
  erasedAt: ColumnType<Date | null, Date | undefined>
}
