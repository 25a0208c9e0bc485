import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Its incident is gone from sight, or its company wants no model any more. */
export const dropRequestsOfIncident = (tx: TenantTransaction, incidentId: string) =>
  tx.deleteFrom('refinements').where('incidentId', '=', incidentId).where('finishedAt', 'is', null).execute()
