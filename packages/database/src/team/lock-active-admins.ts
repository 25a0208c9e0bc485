import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * The company's admins, held until the transaction ends. Whoever changes roles or people asks first: of two admins
 * who demote each other at once, the second waits here, and then is no admin any more.
 */
export async function lockActiveAdmins(tx: TenantTransaction): Promise<string[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map((admin) => admin.id)
}
