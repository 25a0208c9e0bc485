import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** False where this person has no such session. */
export async function revokeSession(
  tx: TenantTransaction,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<boolean> {
  const revoked = await tx
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}
