import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

/** An address belongs to whoever proved it: sign-ups and invitations that nobody confirmed stand beside each other. */
export const indexes = {
  users_proved_email_key: `create unique index concurrently users_proved_email_key on users (email)
    where removed_at is null and email_verified_at is not null`,
  users_company_email_key: `create unique index concurrently users_company_email_key on users (customer_id, email)
    where removed_at is null`,
  users_email_idx: `create index concurrently users_email_idx on users (email) where removed_at is null`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_email_key`.execute(db)
  await sql`alter table users add column operator_confirmed_at timestamptz`.execute(db)
  await sql`alter table sessions add column browser_hash bytea`.execute(db)
  await sql`alter table email_tokens drop constraint email_tokens_purpose_check`.execute(db)
  await sql`alter table email_tokens add constraint email_tokens_purpose_check check
    (purpose in ('verify-email', 'disown', 'reset-password', 'change-email', 'confirm-operator')) not valid`.execute(db)
  // An erasure waits until then, and can be called off.
  await sql`alter table customers add column erasure_due_at timestamptz`.execute(db)
  await allowSystem(db, 'sessions', 'sign-in', ['select'])
}
