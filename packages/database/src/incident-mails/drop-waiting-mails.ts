import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Where nobody wants mail: who asks for it later is told about what comes later. */
export const dropWaitingMails = (tx: TenantTransaction) =>
  tx.deleteFrom('incidentMails').where('mailedAt', 'is', null).execute()
