import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

const SEEN_EVERY_MS = 60_000

interface Seen {
  readonly sessionId: string
  readonly lastSeenAt: Date
}

/** Once a minute is exact enough for a list of sessions, and spares a write per request. */
export const isSeenLongAgo = ({ lastSeenAt }: Seen, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS

/** Of a session's concurrent requests one writes; the others do not wait for its commit. */
export async function noteSeen(tx: TenantTransaction, { sessionId }: Seen, now: Date): Promise<void> {
  const unseen = tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<', new Date(now.getTime() - SEEN_EVERY_MS))
    .forUpdate()
    .skipLocked()
  await tx.updateTable('sessions').set({ lastSeenAt: now }).where('id', 'in', unseen).execute()
}
