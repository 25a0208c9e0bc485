import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupManifest, manifestFile, tableFile } from './backup-manifest.ts'
import { readEveryRow } from './read-every-row.ts'

export interface BackupOptions {
  /** Signs in as the owner: row-level security would hide every row from anybody else. */
  readonly url: string
  /** Made by this call; it must not exist yet. */
  readonly folder: string
  readonly now: () => Date
}

/** Most of it is encrypted, which no effort makes smaller. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Partitions come with their parent; an unlogged table is of no worth after a crash, and so not after a restore. */
const listTables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
  group by c.relname order by c.relname`

const listBatchDays = `
  select to_char(to_date(right(relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day
  from pg_inherits join pg_class on pg_class.oid = inhrelid
  where inhparent = 'log_batches'::regclass order by 1`

/**
 * Writes one consistent moment of the database into a folder, while everything runs. The job queue is left out: it
 * only delivers what these rows say, and is filled from them again. The folder appears whole or not at all.
 */
export async function writeBackup({ url, folder, now }: BackupOptions): Promise<BackupManifest> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await readEveryRow(url, (client) => copyEverything(client, unfinished, now))
    await writeFile(manifestFile(unfinished), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyEverything(client: Client, folder: string, now: () => Date): Promise<BackupManifest> {
  await client.query('begin isolation level repeatable read read only')
  const takenAt = now().toISOString()
  const migrations = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  )
  // Its lock keeps the days from being dropped while they are read.
  await client.query('lock table log_batches in access share mode')
  const days = await client.query<{ day: string }>(listBatchDays)
  const tables = await client.query<{ name: string; columns: string[] }>(listTables)
  const copied: BackupManifest['tables'] = []
  for (const table of tables.rows) copied.push({ ...table, ...(await copyTable(client, folder, table)) })
  await client.query('commit')
  return {
    format: 'holdfast-backup-1',
    takenAt,
    migrations: migrations.rows,
    batchDays: days.rows.map(({ day }) => day),
    tables: copied,
  }
}

async function copyTable(client: Client, folder: string, table: { name: string; columns: string[] }) {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const source = client.query(
    copyTo(`copy (select ${columns} from ${escapeIdentifier(table.name)}) to stdout (format binary)`),
  )
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true })
  await pipeline(source, createZstdCompress(compression), hashing, file)
  return { rows: source.rowCount, sha256: hash.digest('hex') }
}
