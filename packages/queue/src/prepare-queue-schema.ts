import { DEFAULT_SCHEMA, runMigrations } from 'bullmq'
import { Client } from 'pg'

/**
 * Makes or updates the tables of the job queue in a schema of their own, for a role of their own. Signs in as the
 * database's owner; safe to run by several starters at once, and again after a kill in the middle.
 */
export async function prepareQueueSchema(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'holdfast-prepare-queue' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await runMigrations(client, DEFAULT_SCHEMA)
    await client.query(grantRole)
  } finally {
    await client.end()
  }
}

/** One transaction, one starter at a time. The role belongs to the cluster: another database may just be making it. */
const grantRole = `
  select pg_advisory_xact_lock(5570194);
  do $$
  begin
    begin
      create role holdfast_queue nologin noinherit;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role('holdfast_app', 'holdfast_queue', 'member') then
      grant holdfast_queue to holdfast_app;
    end if;
    if not pg_has_role(current_user, 'holdfast_queue', 'member') then
      execute format('grant holdfast_queue to %I', current_user);
    end if;
  end
  $$;
  grant usage, create on schema ${DEFAULT_SCHEMA} to holdfast_queue;
  grant select, insert, update, delete on all tables in schema ${DEFAULT_SCHEMA} to holdfast_queue;
  grant usage, select on all sequences in schema ${DEFAULT_SCHEMA} to holdfast_queue;`
