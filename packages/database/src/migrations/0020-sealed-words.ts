import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

export const indexes = {
  comments_unsealed_idx: `create index concurrently comments_unsealed_idx on comments (id)
    where comment_text is not null`,
  incident_questions_unsealed_idx: `create index concurrently incident_questions_unsealed_idx on incident_questions (id)
    where question is not null`,
}

/** What people write about their incidents is sealed like the lines; the workers seal what is there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comments
    alter column comment_text drop not null,
    add column sealed_text bytea,
    add constraint comments_one_text check (num_nonnulls(comment_text, sealed_text) = 1) not valid`.execute(db)
  await sql`alter table incident_questions
    alter column question drop not null,
    add column sealed_question bytea,
    add constraint incident_questions_one_text check (num_nonnulls(question, sealed_question) = 1) not valid`.execute(
    db,
  )
  await allowSystem(db, 'comments', 'sweeper', ['select'])
  await allowSystem(db, 'incident_questions', 'sweeper', ['select'])
}
