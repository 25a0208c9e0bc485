import { type Kysely, sql } from 'kysely'

/**
 * Proving the mailbox no longer gives operator rights: it is written here, and `operator_confirmed_at` when an operator
 * or the installation's owner says yes. Who has the rights keeps them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column operator_proved_at timestamptz`.execute(db)
}
