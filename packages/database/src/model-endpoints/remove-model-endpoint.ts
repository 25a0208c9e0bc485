import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const removeModelEndpoint = (tx: TenantTransaction) => tx.deleteFrom('modelEndpoints').execute()
