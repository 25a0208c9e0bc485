import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import { assertSystemScope, type SystemTransaction } from './scoped-transaction.ts'
import type { SystemPurpose } from './system-purpose.ts'

/**
 * Runs `work` in one transaction beyond companies, for a named purpose. It changes the role: were system policies on
 * the tenants' role, each tenant query would carry their `OR` and lose its index.
 */
export function withSystem<T>(
  kysely: Kysely<Tables>,
  purpose: SystemPurpose,
  work: (tx: SystemTransaction) => Promise<T>,
): Promise<T> {
  return kysely.transaction().execute(async (tx) => {
    await sql`begin; select set_config('role', 'holdfast_system', true),
      set_config('app.system_purpose', ${sql.lit(purpose)}, true)`.execute(tx)
    assertSystemScope(tx)
    return work(tx)
  })
}
