import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { incidentListColumns } from './incident-list-row.ts'
import { visibleIncidents } from './visible-incidents.ts'

/** A transaction that is still open may commit a change with an earlier time: so far back is looked again. */
const OVERLAP_MS = 5_000

export interface ChangesWanted {
  /** Null: only how far the changes reach. */
  readonly since: Date | null
  readonly limit: number
}

/** What changed, the latest first, and what of it is still there to be shown. */
export async function listChanges(tx: TenantTransaction, { since, limit }: ChangesWanted) {
  const changes = await tx
    .selectFrom('incidentChanges')
    .select(['incidentId', 'changedAt'])
    .$if(since !== null, (query) => query.where('changedAt', '>', new Date((since?.getTime() ?? 0) - OVERLAP_MS)))
    .orderBy('changedAt', 'desc')
    .limit(since === null ? 1 : limit)
    .execute()
  const ids = since === null ? [] : changes.map(({ incidentId }) => incidentId)
  const incidents =
    ids.length === 0
      ? []
      : await visibleIncidents(tx)
          .leftJoin('users as assignee', 'assignee.id', 'incidents.assignedTo')
          .select(incidentListColumns)
          .where('incidents.id', 'in', ids)
          .execute()
  return { changes, incidents }
}
