import { type Kysely, sql } from 'kysely'

/** The backlog is measured in plain bytes too, every few seconds per company: still from the index alone. */
export const indexes = {
  log_batches_backlog_idx: {
    partitionsOf: 'log_batches',
    columns: "(customer_id, id) include (record_count, stored_bytes, plain_bytes) where state = 'waiting'",
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index log_batches_waiting_idx`.execute(db)
}
