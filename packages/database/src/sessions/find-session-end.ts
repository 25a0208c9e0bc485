import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Why a session does not stand any more, and the role that its person has now. */
export const findSessionEnd = (tx: TenantTransaction, { sessionId, userId }: { sessionId: string; userId: string }) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.revokedBecause', 'users.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.userId', '=', userId)
    .executeTakeFirst()
