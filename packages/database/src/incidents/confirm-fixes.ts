import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * A fix is confirmed by silence: for a day, or twice the usual time between two occurrences where that is longer, and
 * only while the company's logs keep coming. Returns how many were confirmed.
 */
export async function confirmFixes(tx: SystemTransaction, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; customerId: string }>`
    update incidents set fix_confirmed_at = ${now}
    where status in ('resolved', 'closed') and fix_confirmed_at is null and deleted_at is null and merged_into is null
      and resolved_at is not null
      and greatest(resolved_at, last_seen) + greatest(
        interval '24 hours',
        2 * (ended_at - started_at) / greatest(occurrence_count - 1, 1) * (occurrence_count > 1)::int
      ) < ${now}
      and exists (
        select 1 from ingest_ledger
        where ingest_ledger.customer_id = incidents.customer_id and ingest_ledger.stored > 0
          and ingest_ledger.hour > greatest(resolved_at, last_seen)
      )
    returning id, customer_id`.execute(tx)
  if (rows.length === 0) return 0
  await tx
    .insertInto('incidentHistory')
    .values(
      rows.map((row) => ({
        id: uuidV7(now.getTime()),
        incidentId: row.id,
        customerId: row.customerId,
        at: now,
        actorId: null,
        kind: 'fix-confirmed',
        description: 'Fix confirmed: it stayed silent past the time of its next expected occurrence',
      })),
    )
    .execute()
  return rows.length
}
