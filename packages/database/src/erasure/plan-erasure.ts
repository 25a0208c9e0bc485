import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

const DAYS_TO_THINK_AGAIN = 3
const DAY_MS = 86_400_000

/** A company that is to go has its time to call it off; asking again does not move it. Returns when it goes. */
export async function planErasure(tx: TenantTransaction, customerId: string, now: Date): Promise<Date> {
  await tx
    .updateTable('customers')
    .set({ erasureDueAt: new Date(now.getTime() + DAYS_TO_THINK_AGAIN * DAY_MS) })
    .where('id', '=', customerId)
    .where('erasureDueAt', 'is', null)
    .execute()
  const { erasureDueAt } = await tx
    .selectFrom('customers')
    .select('erasureDueAt')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (!erasureDueAt) throw new Error('an erasure that was just planned has no date')
  return erasureDueAt
}
