import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** What calls under way hold of the day's budget. */
export async function countReservedTokens(
  tx: TenantTransaction,
  { day, now }: { day: string; now: Date },
): Promise<number> {
  const { tokens } = await tx
    .selectFrom('modelReservations')
    .select(sql<number>`coalesce(sum(tokens), 0)::bigint`.as('tokens'))
    .where('day', '=', day)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return tokens
}
