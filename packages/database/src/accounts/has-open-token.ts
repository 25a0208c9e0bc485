import type { EmailTokenPurpose } from '../schema/email-tokens-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Whether a mail with a link that still works is on its way or in the mailbox. */
export async function hasOpenToken(
  tx: TenantTransaction,
  { userId, purpose, now }: { userId: string; purpose: EmailTokenPurpose; now: Date },
): Promise<boolean> {
  const token = await tx
    .selectFrom('emailTokens')
    .select('id')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return token !== undefined
}
