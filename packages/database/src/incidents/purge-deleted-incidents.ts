import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'
import { RESTORABLE_DAYS } from './restore-incident.ts'

/** Deleted incidents that can no longer be restored go for good, with all that hangs on them. */
export async function purgeDeletedIncidents(tx: SystemTransaction, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('incidents')
    .where('deletedAt', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${RESTORABLE_DAYS})`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
