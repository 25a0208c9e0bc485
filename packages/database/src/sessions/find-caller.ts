import { prepareQuery } from '../tenancy/prepare-query.ts'

export interface SessionClaims {
  readonly sessionId: string
  readonly userId: string
  readonly now: Date
}

/** Finds the person behind a token, if its session still stands and they may still use it: each request asks it. */
export function createCallerFinder() {
  const find = prepareQuery('caller', (tx, { sessionId, userId, now }: SessionClaims) =>
    tx
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
      .where('customers.verifiedAt', 'is not', null),
  )
  return async (...asked: Parameters<typeof find>) => (await find(...asked)).at(0)
}
