import type { Role, User } from '@holdfast/contracts/people'

export interface UserRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly isActive: boolean
  readonly createdAt: Date
  readonly emailVerifiedAt: Date | null
}

export const describeUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  role: row.role,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
  is_invited: row.emailVerifiedAt === null,
})
