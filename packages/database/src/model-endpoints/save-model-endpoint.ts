import type { Insertable } from 'kysely'
import type { ModelEndpointsTable } from '../schema/model-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A new one takes the place of the one before, its key included. */
export async function saveModelEndpoint(
  tx: TenantTransaction,
  endpoint: Insertable<ModelEndpointsTable>,
): Promise<void> {
  const { customerId: _same, ...values } = endpoint
  await tx
    .insertInto('modelEndpoints')
    .values(endpoint)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(values))
    .execute()
}
