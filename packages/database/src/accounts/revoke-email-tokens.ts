import type { EmailTokenPurpose } from '../schema/email-tokens-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function revokeEmailTokens(
  tx: TenantTransaction,
  { userId, purposes, now }: { userId: string; purposes: readonly EmailTokenPurpose[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute()
}
