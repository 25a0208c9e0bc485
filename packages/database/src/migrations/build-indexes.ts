import { retryWhile } from '@holdfast/runtime/retry-while'
import { type Kysely, sql } from 'kysely'

/** Of a table whose partitions come and go: the name of the table, and what follows it. */
export interface PartitionedIndex {
  partitionsOf: string
  columns: string
}

export type IndexDefinitions = Readonly<Record<string, string | PartitionedIndex>>

interface Waiting {
  lockTimeoutMs: number
  patienceMs: number
  isLocked: (error: unknown) => boolean
}

/** Beside the writers. One that an earlier, killed attempt left unfinished is built again. */
export async function buildIndexes(db: Kysely<unknown>, indexes: IndexDefinitions, waiting: Waiting): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    if (typeof definition === 'string') await buildOne(db, name, definition)
    else await buildForPartitions(db, name, definition, waiting)
  }
}

async function buildOne(db: Kysely<unknown>, name: string, definition: string): Promise<void> {
  const isDone = await isValid(db, name)
  if (isDone) return
  if (isDone === false) await sql`drop index concurrently ${sql.table(name)}`.execute(db)
  await sql.raw(definition).execute(db)
}

/**
 * Postgres builds none concurrently for all partitions at once: the table itself, which has no rows, gets an index that
 * counts once each partition has its own. A partition that comes meanwhile brings its own along.
 */
async function buildForPartitions(
  db: Kysely<unknown>,
  name: string,
  { partitionsOf, columns }: PartitionedIndex,
  { lockTimeoutMs, patienceMs, isLocked }: Waiting,
): Promise<void> {
  const shortly = (statement: string) =>
    retryWhile(
      () =>
        db.transaction().execute(async (tx) => {
          await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(tx)
          await sql.raw(statement).execute(tx)
        }),
      { isTemporary: isLocked, patienceMs, onWait: () => undefined },
    )
  if (await isValid(db, name)) return
  await shortly(`create index if not exists ${name} on only ${partitionsOf} ${columns}`)
  for (const partition of await listPartitionsWithout(db, name, partitionsOf)) {
    const own = `${partition}_${name.slice(partitionsOf.length + 1)}`
    await buildOne(db, own, `create index concurrently ${own} on ${partition} ${columns}`)
    await shortly(`alter index ${name} attach partition ${own}`)
  }
}

/** Undefined where there is none. */
async function isValid(db: Kysely<unknown>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.isValid
}

async function listPartitionsWithout(db: Kysely<unknown>, name: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ partition: string }>`
    select c.relname as partition from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${table}) and not exists (
      select from pg_inherits a join pg_index x on x.indexrelid = a.inhrelid
      where a.inhparent = to_regclass(${name}) and x.indrelid = c.oid)
    order by 1`.execute(db)
  return rows.map((row) => row.partition)
}
