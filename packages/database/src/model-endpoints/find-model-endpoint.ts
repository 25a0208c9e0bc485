import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The company's own endpoint. */
export const findModelEndpoint = (tx: TenantTransaction) =>
  tx.selectFrom('modelEndpoints').selectAll().executeTakeFirst()
