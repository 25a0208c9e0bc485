import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { connectionConfig } from '../connection-config.ts'
import { migrationFiles } from './migration-files.ts'

/** Names of migrations that this program knows and the database lacks. What the database has more is a newer version's. */
export async function findMissingMigrations(url: string, applicationName: string): Promise<string[]> {
  const client = new Client(connectionConfig({ url, applicationName }))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const known = migrationFiles(await readdir(import.meta.dirname)).map((file) => file.replace(/\.ts$/, ''))
    return known.filter((name) => !applied.has(name))
  } finally {
    await client.end()
  }
}
