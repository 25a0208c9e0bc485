import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The company wants no model any more. */
export const dropWaitingInvestigations = (tx: TenantTransaction) =>
  tx.deleteFrom('investigations').where('finishedAt', 'is', null).execute()
