import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The live incident of a failure, locked; one that was merged leads to the one that it was merged into. */
export async function findIncidentByFingerprint(tx: TenantTransaction, fingerprint: string) {
  const found = await live(tx).where('fingerprint', '=', fingerprint).executeTakeFirst()
  if (!found?.mergedInto) return found
  return live(tx).where('id', '=', found.mergedInto).executeTakeFirst()
}

const live = (tx: TenantTransaction) =>
  tx
    .selectFrom('incidents')
    .select([
      'id',
      'fingerprint',
      'status',
      'severity',
      'eventCount',
      'occurrenceCount',
      'startedAt',
      'endedAt',
      'templateIds',
      'mergedInto',
    ])
    .where('deletedAt', 'is', null)
    .forUpdate()

export type LiveIncident = NonNullable<Awaited<ReturnType<typeof findIncidentByFingerprint>>>
