import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // An address belongs to whoever proved it: sign-ups and invitations that nobody confirmed stand beside each other.
  await sql`drop index users_email_key`.execute(db)
  await sql`create unique index users_proved_email_key on users (email)
    where removed_at is null and email_verified_at is not null`.execute(db)
  await sql`create unique index users_company_email_key on users (customer_id, email)
    where removed_at is null`.execute(db)
  await sql`create index users_email_idx on users (email) where removed_at is null`.execute(db)
  await sql`alter table users add column operator_confirmed_at timestamptz`.execute(db)
  await sql`alter table sessions add column browser_hash bytea`.execute(db)
  await sql`create index sessions_browser_idx on sessions (user_id, browser_hash)
    where browser_hash is not null`.execute(db)
  await sql`alter table email_tokens drop constraint email_tokens_purpose_check`.execute(db)
  await sql`alter table email_tokens add constraint email_tokens_purpose_check check
    (purpose in ('verify-email', 'disown', 'reset-password', 'change-email', 'confirm-operator'))`.execute(db)
  // An erasure waits until then, and can be called off.
  await sql`alter table customers add column erasure_due_at timestamptz`.execute(db)
  await allowSystem(db, 'sessions', 'sign-in', ['select'])
}
