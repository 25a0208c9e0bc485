import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { migrationOwner } from './server-urls.ts'

/** Makes the product's database and the login of its services, where they are missing. */
export async function prepareDatabases(port: number, ownerPassword: string, appPassword: string): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: migrationOwner,
    password: ownerPassword,
    database: 'postgres',
    application_name: 'holdfast-prepare',
  })
  await client.connect()
  try {
    await createRole(client, 'holdfast_system', 'nologin noinherit')
    await createRole(client, 'holdfast_app', 'noinherit')
    await client.query(`alter role holdfast_app login password ${escapeLiteral(appPassword)}`)
    const { rowCount } = await client.query(`select from pg_database where datname = 'holdfast'`)
    if (rowCount === 0) await client.query('create database holdfast')
  } finally {
    await client.end()
  }
}

async function createRole(client: Client, name: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${escapeIdentifier(name)} ${attributes}`)
}
