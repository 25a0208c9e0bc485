import type { Role } from '@holdfast/contracts/people'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface PersonChange {
  readonly userId: string
  readonly role?: Role
  readonly isActive?: boolean
}

export function updatePerson(tx: TenantTransaction, { userId, role, isActive }: PersonChange) {
  return tx
    .updateTable('users')
    .set({ ...(role === undefined ? {} : { role }), ...(isActive === undefined ? {} : { isActive }) })
    .where('id', '=', userId)
    .where('removedAt', 'is', null)
    .returning(['id', 'email', 'firstName', 'lastName', 'role', 'isActive', 'createdAt', 'emailVerifiedAt'])
    .executeTakeFirst()
}
