import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import { Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { findMigrations } from '../migrations/find-migrations.ts'
import { migrateDatabase } from '../migrations/migrate-database.ts'
import { type BackupManifest, readManifest, tableFile } from './backup-manifest.ts'
import { opensDataKeys } from './opens-data-keys.ts'
import { withoutForeignKeys } from './without-foreign-keys.ts'

export interface RestoreOptions {
  /** Signs in as the owner of a database that holds nothing yet. */
  readonly url: string
  readonly folder: string
  /** Without the keys that sealed it, the data could not be read: found out before it is committed. */
  readonly keyRing: KeyRing
}

/** Brings a backup into an empty database: all of it in one transaction, then whatever migrations came later. */
export async function restoreBackup({ url, folder, keyRing }: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  for (const { name, sha256 } of manifest.tables) await assertUnharmed(tableFile(folder, name), sha256)
  await migrateAsThen(url, manifest)
  const client = new Client({ connectionString: url, application_name: 'holdfast-restore', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await assertEmpty(client)
    for (const day of manifest.batchDays) await client.query('select ensure_log_batch_partition($1::date)', [day])
    await withoutForeignKeys(client, async () => {
      for (const table of manifest.tables) await fillTable(client, folder, table)
    })
    await assertReadable(client, keyRing)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrateDatabase({ url })
  return manifest
}

/** The tables as they were on the day of the backup, so that its columns fit. */
async function migrateAsThen(url: string, manifest: BackupManifest): Promise<void> {
  const known = await findMigrations()
  const then = manifest.migrations.map(({ name, hash }) => {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) throw new Error(`The backup is newer than this program: it has migration ${name}.`)
    if (migration.hash !== hash) throw new Error(`Migration ${name} was changed after the backup was taken.`)
    return migration
  })
  await migrateDatabase({ url, migrations: then })
}

async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>('select exists (select from customers) as used')
  if (rows[0]?.used !== false) throw new Error('This database is in use: restore into an empty one.')
}

async function assertUnharmed(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw new Error(`The backup is damaged: ${file} cannot be read.`, { cause: error })
  })
  if (hash.digest('hex') !== sha256) throw new Error(`The backup is damaged: ${file} is not what was written.`)
}

/** Nobody else is connected, so security is lifted for the one statement that it would refuse to its own owner. */
async function fillTable(client: Client, folder: string, table: BackupManifest['tables'][number]): Promise<void> {
  const name = escapeIdentifier(table.name)
  const columns = table.columns.map(escapeIdentifier).join(', ')
  await client.query(`alter table ${name} no force row level security`)
  const target = client.query(copyFrom(`copy ${name} (${columns}) from stdin (format binary)`))
  await pipeline(createReadStream(tableFile(folder, table.name)), createZstdDecompress(), target)
  if (target.rowCount !== table.rows) throw new Error(`The backup of ${table.name} is incomplete.`)
  await client.query(`alter table ${name} force row level security`)
}

async function assertReadable(client: Client, keyRing: KeyRing): Promise<void> {
  if (await opensDataKeys(client, keyRing)) return
  throw new Error('ENCRYPTION_KEY is not the one that this backup was made under.')
}
