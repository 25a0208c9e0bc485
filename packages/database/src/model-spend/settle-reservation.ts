import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface ModelUse {
  readonly promptTokens: number
  readonly completionTokens: number
  readonly costMicroUsd: number
}

export interface ReservationSettlement {
  readonly id: string
  readonly customerId: string
  /** The reservation's. */
  readonly day: string
  /** Null: nothing was sent, and all of it is given back. */
  readonly used: ModelUse | null
}

/** Gives the reservation back and counts what was really used. */
export async function settleReservation(
  tx: TenantTransaction,
  { id, customerId, day, used }: ReservationSettlement,
): Promise<void> {
  await tx.deleteFrom('modelReservations').where('id', '=', id).execute()
  if (!used) return
  const { promptTokens, completionTokens, costMicroUsd } = used
  await tx
    .insertInto('modelSpend')
    .values({ customerId, day, callCount: 1, promptTokens, completionTokens, costMicroUsd })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'day']).doUpdateSet({
        callCount: sql`model_spend.call_count + 1`,
        promptTokens: sql`model_spend.prompt_tokens + excluded.prompt_tokens`,
        completionTokens: sql`model_spend.completion_tokens + excluded.completion_tokens`,
        costMicroUsd: sql`model_spend.cost_micro_usd + excluded.cost_micro_usd`,
      }),
    )
    .execute()
}
