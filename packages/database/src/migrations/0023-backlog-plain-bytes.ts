import { type Kysely, sql } from 'kysely'

/** The backlog is measured in plain bytes too, every few seconds per company: still from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index log_batches_backlog_idx on log_batches (customer_id, id)
    include (record_count, stored_bytes, plain_bytes) where state = 'waiting'`.execute(db)
  await sql`drop index log_batches_waiting_idx`.execute(db)
}
