import { type Kysely, sql } from 'kysely'

/** Batches of spans and of data points are kept beside those of log records; old ones stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table log_batches drop constraint log_batches_format_check`.execute(db)
  // A partition has the check as its own, too, since before it was attached.
  await sql`
    do $$
    declare
      partition regclass;
    begin
      for partition in select inhrelid::regclass from pg_inherits where inhparent = 'log_batches'::regclass loop
        execute format('alter table %s drop constraint if exists log_batches_format_check', partition);
      end loop;
    end
    $$`.execute(db)
  // Rows of before met a stricter check: not valid spares reading them all.
  await sql`
    alter table log_batches add constraint log_batches_format_check check (format in (
      'text', 'otlp-protobuf', 'otlp-json',
      'traces-protobuf', 'traces-json', 'metrics-protobuf', 'metrics-json'
    )) not valid`.execute(db)
}
