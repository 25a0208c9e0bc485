import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listPinnedContexts = (tx: TenantTransaction, incidentId: string) =>
  tx
    .selectFrom('incidentLines')
    .select(['lineNumber', 'context'])
    .where('incidentId', '=', incidentId)
    .orderBy('lineNumber')
    .execute()
