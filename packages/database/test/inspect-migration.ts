import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from '../src/migrations/find-migrations.ts'

class Undo extends Error {}

/** What of a migration would hold up a version that serves: its tables rewritten, read whole, or shut for writers. */
export async function inspectMigration(
  db: Kysely<unknown>,
  migration: Pick<Migration, 'up'>,
  served: ReadonlySet<string>,
): Promise<string[]> {
  let problems: string[] = []
  const inUse = (names: string[]) => names.filter((name) => served.has(name))
  const inspecting = db.transaction().execute(async (tx) => {
    await sql`create temporary table tables_before on commit drop as
      select oid, relname, relfilenode from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(tx)
    const readBefore = await rowsRead(tx)
    await migration.up(tx)
    const readAfter = await rowsRead(tx)
    const read = [...readAfter].filter(([name, count]) => count > (readBefore.get(name) ?? 0)).map(([name]) => name)
    problems = [
      ...inUse(await rewritten(tx)).map((name) => `rewrites ${name}`),
      ...inUse(await shutForWriters(tx)).map((name) => `shuts writers out of ${name}`),
      ...inUse(read).map((name) => `reads the rows of ${name}`),
    ]
    throw new Undo()
  })
  await inspecting.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return problems
}

async function rewritten(tx: Transaction<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select b.relname as name from tables_before b join pg_class c on c.oid = b.oid
    where c.relfilenode <> b.relfilenode order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

/** An index that is not built concurrently takes such a lock for as long as it is built. */
async function shutForWriters(tx: Transaction<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct b.relname as name from pg_locks l join tables_before b on b.oid = l.relation
    where l.pid = pg_backend_pid() and l.mode in ('ShareLock', 'ExclusiveLock') order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

async function rowsRead(tx: Transaction<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, pg_stat_get_xact_tuples_returned(oid)::int as count from tables_before order by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}
