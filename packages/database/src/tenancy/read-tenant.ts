import type { Kysely } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import { tenantReadScope, toQuery } from './scope.ts'
import { assertTenantScope, type TenantTransaction } from './scoped-transaction.ts'

/**
 * For what only reads this company's rows: each statement is a transaction of its own, in one message. Two statements
 * may see different moments, as in any transaction of ours, and none may write or lock.
 */
export const readTenant = <T>(
  kysely: Kysely<Tables>,
  customerId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> =>
  kysely.transaction().execute(async (tx) => {
    await tx.executeQuery(toQuery(tenantReadScope(customerId)))
    assertTenantScope(tx)
    return work(tx)
  })
