import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Either incidents to report now, which may be none, or how long to wait for that. */
export type TakenMails = { readonly incidentIds: readonly string[] } | { readonly waitMs: number }

/** The incidents to report, marked as told, unless the last mail is younger than `everyMs`. One process at a time. */
export async function takeIncidentMails(
  tx: TenantTransaction,
  { customerId, now, everyMs }: { customerId: string; now: Date; everyMs: number },
): Promise<TakenMails> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 11))`.execute(tx)
  const { latest } = await tx
    .selectFrom('incidentMails')
    .select((query) => query.fn.max('mailedAt').as('latest'))
    .executeTakeFirstOrThrow()
  const waitMs = latest ? latest.getTime() + everyMs - now.getTime() : 0
  if (waitMs > 0) {
    const isAnyWaiting = await tx
      .selectFrom('incidentMails')
      .select('episodeId')
      .where('mailedAt', 'is', null)
      .limit(1)
      .executeTakeFirst()
    return isAnyWaiting ? { waitMs } : { incidentIds: [] }
  }
  const taken = await tx
    .updateTable('incidentMails')
    .set({ mailedAt: now })
    .where('mailedAt', 'is', null)
    .returning('incidentId')
    .execute()
  return { incidentIds: [...new Set(taken.map((row) => row.incidentId))] }
}
