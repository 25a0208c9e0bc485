import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * The incidents to tell of now, booked as told: none where another process is at it, or where the last mail is younger
 * than `everyMs`.
 */
export async function takeIncidentMails(
  tx: TenantTransaction,
  { customerId, now, everyMs }: { customerId: string; now: Date; everyMs: number },
): Promise<string[]> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${customerId}, 11)) as locked`.execute(tx)
  if (rows[0]?.locked !== true) return []
  const recent = await tx
    .selectFrom('incidentMails')
    .select('episodeId')
    .where('mailedAt', '>', new Date(now.getTime() - everyMs))
    .limit(1)
    .executeTakeFirst()
  if (recent) return []
  const taken = await tx
    .updateTable('incidentMails')
    .set({ mailedAt: now })
    .where('mailedAt', 'is', null)
    .returning('incidentId')
    .execute()
  return [...new Set(taken.map((row) => row.incidentId))]
}
