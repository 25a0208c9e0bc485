import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** What took longer is seen by whoever looks, even when it ended between two looks. */
const BLINK_MS = 100

/** True while logs of the company wait, and for a while after a job that took longer than a blink. */
export async function isWorkOpen(tx: TenantTransaction, { now, shownMs }: { now: Date; shownMs: number }) {
  const shownSince = new Date(now.getTime() - shownMs)
  const { isOpen } = await tx
    .selectNoFrom((where) =>
      where
        .or([
          where.exists(where.selectFrom('logBatches').select('id').where('state', '=', 'waiting')),
          where.exists(
            where.selectFrom('logJobs').select('id').where('status', 'in', ['receiving', 'queued', 'processing']),
          ),
          where.exists(
            where
              .selectFrom('logJobs')
              .select('id')
              // One that began earlier was open at the look before.
              .where('createdAt', '>', new Date(now.getTime() - 60_000))
              .where('finishedAt', '>', shownSince)
              .where(sql<boolean>`finished_at - created_at > ${`${BLINK_MS} milliseconds`}::interval`),
          ),
        ])
        .as('isOpen'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(isOpen)
}
