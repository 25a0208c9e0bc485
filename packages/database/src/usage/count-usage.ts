import { sql } from 'kysely'
import type { UsageName } from '../schema/agent-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function countUsage(tx: TenantTransaction, customerId: string, name: UsageName): Promise<void> {
  await tx
    .insertInto('usageCounters')
    .values({ customerId, name, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'name']).doUpdateSet({ count: sql`usage_counters.count + 1` }),
    )
    .execute()
}
