import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The ids of an incident and of all that were merged into it. */
export const incidentAndMerged = (tx: TenantTransaction, incidentId: string) =>
  tx
    .selectFrom('incidents as part')
    .select('part.id')
    .where((where) => where.or([where('part.id', '=', incidentId), where('part.mergedInto', '=', incidentId)]))
