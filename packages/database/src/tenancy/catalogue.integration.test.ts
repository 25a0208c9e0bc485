import { useDatabase } from '@holdfast/testing/use-database'
import { type QueryExecutorProvider, sql } from 'kysely'
import { expect, it } from 'vitest'
import { enableTenantIsolation } from './enable-tenant-isolation.ts'

const test = useDatabase()

/** Which migrations ran is nobody's data: services read it to know whether they may start. */
const readableByAll = ['schema_migrations']

/** Tables, partitions too, that a service can touch though nothing keeps one company's rows from another. */
async function findOpenTables(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and exists (
        select from unnest(array['holdfast_app', 'holdfast_system']) role,
          unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
        where has_table_privilege(role, c.oid, privilege)
          and not (privilege = 'select' and c.relname = any(${readableByAll}))
      )
      and not (
        c.relrowsecurity and c.relforcerowsecurity
        and (
          not exists (select from pg_attribute a
            where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped)
          or exists (select from pg_policy p
            where p.polrelid = c.oid and p.polname = 'tenant_isolation'
              and pg_get_expr(p.polqual, p.polrelid) like '%customer_id = %app.customer_id%'
              and pg_get_expr(p.polwithcheck, p.polrelid) like '%customer_id = %app.customer_id%')
        )
      )
    order by 1`.execute(db)
  return rows.map((row) => row.name)
}

it('finds every table that the services can touch behind forced row-level security', async () => {
  expect(await findOpenTables(test.owner)).toEqual([])
})

it('notices a new table that nobody isolated, until it is isolated', async () => {
  await sql`create table forgotten (id uuid primary key, customer_id uuid not null)`.execute(test.owner)
  expect(await findOpenTables(test.owner)).toEqual(['forgotten'])
  await sql`alter table forgotten enable row level security`.execute(test.owner)
  expect(await findOpenTables(test.owner)).toEqual(['forgotten'])
  await enableTenantIsolation(test.owner, 'forgotten')
  expect(await findOpenTables(test.owner)).toEqual([])
})

it('notices a partition, which its parent’s policy does not cover', async () => {
  await sql`create table daily (id uuid, customer_id uuid not null, day int) partition by list (day)`.execute(
    test.owner,
  )
  await enableTenantIsolation(test.owner, 'daily')
  await sql`create table daily_1 partition of daily for values in (1)`.execute(test.owner)
  expect(await findOpenTables(test.owner)).toEqual(['daily_1'])
  await sql`revoke all on daily_1 from holdfast_app`.execute(test.owner)
  expect(await findOpenTables(test.owner)).toEqual([])
})
