import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The person's sessions that still stand, the latest used first. */
export function listSessions(tx: TenantTransaction, { userId, now }: { userId: string; now: Date }) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'expiresAt', 'address', 'userAgent'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
