import type { ColumnType, Generated } from 'kysely'

export interface UsersTable {
  id: string
  customerId: string
  /** Lower case; it belongs to the one who verified it, and only sign-ups and invitations share it before that. */
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
  /** Set when the owner of an address in OPERATOR_EMAILS proved the mailbox again, apart from the sign-up. */
  operatorProvedAt: Date | null
  /** Set when, after that, an operator or the installation's owner confirmed the rights. */
  operatorConfirmedAt: Date | null
}
