import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const findPinnedLine = (tx: TenantTransaction, incidentId: string, lineNumber: number) =>
  tx
    .selectFrom('incidentLines')
    .select(['context'])
    .where('incidentId', '=', incidentId)
    .where('lineNumber', '=', lineNumber)
    .executeTakeFirst()
