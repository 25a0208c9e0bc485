import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface TokenReservation {
  readonly id: string
  readonly customerId: string
  /** '2026-03-01', UTC. */
  readonly day: string
  readonly tokens: number
  /** What the company may spend that day. */
  readonly budget: number
  readonly now: Date
  /** A killed process holds nothing for longer than this. */
  readonly expiresAt: Date
}

/** Whether they fit into the day's budget. The day's row is locked, so that no two calls take the same tokens. */
export async function reserveTokens(tx: TenantTransaction, reservation: TokenReservation): Promise<boolean> {
  const { id, customerId, day, tokens, budget, now, expiresAt } = reservation
  const spent = await tx
    .insertInto('modelSpend')
    .values({ customerId, day })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'day']).doUpdateSet({ callCount: sql`model_spend.call_count` }),
    )
    .returning(sql<number>`prompt_tokens + completion_tokens`.as('tokens'))
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('modelReservations').where('expiresAt', '<=', now).execute()
  const held = await tx
    .selectFrom('modelReservations')
    .select(sql<number>`coalesce(sum(tokens), 0)::bigint`.as('tokens'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  if (spent.tokens + held.tokens + tokens > budget) return false
  await tx.insertInto('modelReservations').values({ id, customerId, day, tokens, expiresAt }).execute()
  return true
}
