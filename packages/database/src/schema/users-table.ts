import type { ColumnType, Generated } from 'kysely'

export interface UsersTable {
  id: string
  customerId: string
  /** Lower case, unique among the users that were not removed. */
  email: string
  firstName: string
  lastName: string
  role: 'admin' | 'member'
  isActive: Generated<boolean>
  passwordHash: string
  emailVerifiedAt: Date | null
  createdAt: Generated<Date>
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  removedAt: Date | null
}
