import type { EmailTokenPurpose } from '../schema/email-tokens-table.ts'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Whose token this is, used or not, as long as it has not expired. */
export function findEmailToken(
  tx: SystemTransaction,
  { purposes, hashes, now }: { purposes: readonly EmailTokenPurpose[]; hashes: readonly Buffer[]; now: Date },
) {
  return tx
    .selectFrom('emailTokens')
    .select(['id', 'customerId', 'userId', 'purpose', 'newEmail', 'usedAt', 'expiresAt'])
    .where('tokenHash', 'in', hashes)
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export type EmailTokenRow = NonNullable<Awaited<ReturnType<typeof findEmailToken>>>
