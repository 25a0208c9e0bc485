import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The address that waits for its owner's click. */
export async function findPendingEmail(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<string | null> {
  const token = await tx
    .selectFrom('emailTokens')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return token?.newEmail ?? null
}
