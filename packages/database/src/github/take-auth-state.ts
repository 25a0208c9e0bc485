import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Gives a state away once, to the person who asked for it, while it lasts. */
export const takeAuthState = (
  tx: TenantTransaction,
  { hashes, userId, now }: { hashes: readonly Buffer[]; userId: string; now: Date },
) =>
  tx
    .deleteFrom('githubAuthStates')
    .where('stateHash', 'in', hashes)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .returning(['stateHash', 'codeVerifier'])
    .executeTakeFirst()
