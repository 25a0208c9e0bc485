import { incidentAndMerged } from '../incidents/incident-and-merged.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

const MAX_CALLS = 100

/** What a model saw of an incident and of all that were merged into it, the latest first. */
export const listModelCalls = (tx: TenantTransaction, incidentId: string) =>
  tx
    .selectFrom('modelCalls as call')
    .leftJoin('users as person', 'person.id', 'call.userId')
    .selectAll('call')
    .select(['person.id as personId', 'person.firstName', 'person.lastName'])
    .where('call.incidentId', 'in', incidentAndMerged(tx, incidentId))
    .orderBy('call.id', 'desc')
    .limit(MAX_CALLS)
    .execute()
