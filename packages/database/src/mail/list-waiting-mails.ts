import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: mails whose job got lost. Beyond a day nobody waits for a link any more. */
export async function listWaitingMails(
  tx: SystemTransaction,
  { now, olderThanMs, limit }: { now: Date; olderThanMs: number; limit: number },
): Promise<string[]> {
  const oneDayMs = 86_400_000
  const rows = await tx
    .selectFrom('mailOutbox')
    .select('id')
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('createdAt', '<', new Date(now.getTime() - olderThanMs))
    .where('createdAt', '>', new Date(now.getTime() - oneDayMs))
    .orderBy('createdAt')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
