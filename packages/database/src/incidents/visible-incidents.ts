import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Incidents that are neither deleted nor merged into another: all that lists and pages may show. */
export const visibleIncidents = (tx: TenantTransaction) =>
  tx.selectFrom('incidents').where('incidents.deletedAt', 'is', null).where('incidents.mergedInto', 'is', null)
