import { type QueryExecutorProvider, sql } from 'kysely'

/** Gives a table its forced row-level security: rows are seen and written by the company of the transaction alone. */
export async function enableTenantIsolation(
  db: QueryExecutorProvider,
  table: string,
  column: 'customer_id' | 'id' = 'customer_id',
): Promise<void> {
  await sql`alter table ${sql.table(table)} enable row level security, force row level security`.execute(db)
  // An empty setting, which is what a pooled connection keeps after its first transaction, means no company too.
  // As a subselect it is read once for a query; bare, it would be read and cast again for every row.
  const company = sql`(select nullif(current_setting('app.customer_id', true), '')::uuid)`
  await sql`create policy tenant_isolation on ${sql.table(table)} to holdfast_app
    using (${sql.ref(column)} = ${company}) with check (${sql.ref(column)} = ${company})`.execute(db)
}
