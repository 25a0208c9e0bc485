import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const awaitIncidentMail = (
  tx: TenantTransaction,
  episode: { episodeId: string; customerId: string; incidentId: string },
) =>
  tx
    .insertInto('incidentMails')
    .values({ ...episode, mailedAt: null })
    .execute()
