import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface SessionClaims {
  readonly sessionId: string
  readonly userId: string
  readonly now: Date
}

const SEEN_EVERY_MS = 60_000

/** The person behind a token, if its session still stands and they may still use it. */
export async function findCaller(tx: TenantTransaction, { sessionId, userId, now }: SessionClaims) {
  const caller = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('customers', 'customers.id', 'sessions.customerId')
    .select([
      'sessions.id as sessionId',
      'sessions.lastSeenAt',
      'users.id as userId',
      'users.customerId',
      'users.role',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.emailVerifiedAt',
      'users.operatorConfirmedAt',
      'customers.name as companyName',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.userId', '=', userId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('users.isActive', '=', true)
    .where('users.removedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
    .where('customers.verifiedAt', 'is not', null)
    .executeTakeFirst()
  // Once a minute is exact enough for a list of sessions, and spares a write per request.
  if (caller && now.getTime() - caller.lastSeenAt.getTime() > SEEN_EVERY_MS) await noteSeen(tx, sessionId, now)
  return caller
}

/** Of a session's concurrent requests one writes; the others do not wait for its commit. */
async function noteSeen(tx: TenantTransaction, sessionId: string, now: Date): Promise<void> {
  const unseen = tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', new Date(now.getTime() - SEEN_EVERY_MS))
    .forUpdate()
    .skipLocked()
  await tx.updateTable('sessions').set({ lastSeenAt: now }).where('id', 'in', unseen).execute()
}
