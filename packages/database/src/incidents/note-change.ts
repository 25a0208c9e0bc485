import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** By the clock and not by the transaction's start: an open dashboard asks for what is newer than it knows. */
export const noteChange = (tx: TenantTransaction, change: { customerId: string; incidentId: string }) =>
  tx
    .insertInto('incidentChanges')
    .values({ customerId: change.customerId, incidentId: change.incidentId, changedAt: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('incidentId').doUpdateSet({ changedAt: sql<Date>`clock_timestamp()` }))
    .execute()
