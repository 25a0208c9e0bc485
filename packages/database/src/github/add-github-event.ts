import type { Insertable } from 'kysely'
import type { GithubEventsTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type EventOutcome = 'new' | 'redelivered' | 'replayed'

/**
 * A delivery counts once. The host redelivers under the same id; the same body under another id was copied by
 * somebody, because the id is not signed.
 */
export async function addGithubEvent(
  tx: TenantTransaction,
  event: Omit<Insertable<GithubEventsTable>, 'receivedAt'>,
): Promise<EventOutcome> {
  const added = await tx
    .insertInto('githubEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return 'new'
  const known = await tx
    .selectFrom('githubEvents')
    .select('bodyHash')
    .where('deliveryId', '=', event.deliveryId)
    .executeTakeFirst()
  return known?.bodyHash.equals(event.bodyHash) === true ? 'redelivered' : 'replayed'
}
