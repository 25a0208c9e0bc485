import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import { assertTenantScope, type TenantTransaction } from './scoped-transaction.ts'

/** Runs `work` in one transaction that sees and writes the rows of this company alone. */
export function withTenant<T>(
  kysely: Kysely<Tables>,
  customerId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return kysely.transaction().execute(async (tx) => {
    // A literal, since a message of two statements takes no parameters.
    await sql`begin; select set_config('app.customer_id', ${sql.lit(customerId)}, true)`.execute(tx)
    assertTenantScope(tx)
    return work(tx)
  })
}
