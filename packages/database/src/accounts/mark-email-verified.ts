import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The owner of the address has shown up; the company counts from its first such person on. Returns its name. */
export async function markEmailVerified(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<{ companyName: string; isFirstTime: boolean; isFirstOfCompany: boolean } | undefined> {
  const user = await tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .select(['customers.name', 'customers.verifiedAt', 'users.emailVerifiedAt', 'users.customerId'])
    .where('users.id', '=', userId)
    .where('users.removedAt', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  await tx
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute()
  await tx
    .updateTable('customers')
    .set({ verifiedAt: now })
    .where('id', '=', user.customerId)
    .where('verifiedAt', 'is', null)
    .execute()
  return {
    companyName: user.name,
    isFirstTime: user.emailVerifiedAt === null,
    isFirstOfCompany: user.verifiedAt === null,
  }
}
