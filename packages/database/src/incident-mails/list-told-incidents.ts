import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** What a mail says of incidents, the gravest first. Those that were deleted, merged or ended meanwhile are left out. */
export const listToldIncidents = (tx: TenantTransaction, ids: readonly string[]) =>
  tx
    .selectFrom('incidents')
    .select(['id', 'title', 'sealedTitle', 'severity', 'startedAt', 'occurrenceCount', 'analysis'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .where('status', 'not in', ['resolved', 'closed'])
    .orderBy((order) =>
      order.case('severity').when('critical').then(0).when('high').then(1).when('medium').then(2).else(3).end(),
    )
    .orderBy('id', 'desc')
    .execute()
