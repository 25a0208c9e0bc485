import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listPinnedLines = (tx: TenantTransaction, incidentId: string) =>
  tx
    .selectFrom('incidentLines')
    .select(['lineNumber', 'refSource', 'refLine'])
    .where('incidentId', '=', incidentId)
    .execute()
