import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

/** Refinements that a killed process or a dead queue left behind are found, whosesoever they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowSystem(db, 'refinements', 'sweeper', ['select'])
  await sql`create index refinements_waiting_idx on refinements (claimed_at) where finished_at is null`.execute(db)
}
