import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Closes an open incident that nobody works on and nobody has ever changed. False: it is left as it is. */
export async function closeUntouched(tx: TenantTransaction, incidentId: string): Promise<boolean> {
  const closed = await tx
    .updateTable('incidents')
    .set({ status: 'closed', updatedAt: sql`now()`, resolvedAt: sql`now()` })
    .where('id', '=', incidentId)
    .where('status', 'in', ['open', 'detected'])
    .where('assignedTo', 'is', null)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('incidentHistory')
            .select('incidentHistory.id')
            .whereRef('incidentHistory.incidentId', '=', 'incidents.id')
            .where((one) => one.or([one('actorId', 'is not', null), one('kind', '=', 'dismissed')])),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
