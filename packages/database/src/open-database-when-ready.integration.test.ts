import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { createLogger } from '@holdfast/runtime/logger'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { findFreePort } from './embedded/find-free-port.ts'
import { openDatabaseWhenReady } from './open-database-when-ready.ts'

const test = useDatabase()
let server: Server | undefined
afterEach(async () => {
  server?.close()
  server = undefined
  await sql`insert into schema_migrations (name, hash) values ('0001-tenancy', 'h') on conflict do nothing`.execute(
    test.owner,
  )
})

/** Calls back with each line of the log. */
function open(url: string, patienceMs: number, onLine: (line: string) => unknown = () => undefined) {
  const logger = createLogger({ name: 'test', destination: { write: (line) => void onLine(line) } })
  return openDatabaseWhenReady({ url, applicationName: 'test', logger, patienceMs })
}

const forgetFirstMigration = () => sql`delete from schema_migrations where name = '0001-tenancy'`.execute(test.owner)

it('refuses a database that lacks what this version needs', async () => {
  await forgetFirstMigration()
  await expect(open(test.appUrl, 0)).rejects.toThrow(
    'Cannot use the database: it lacks 0001-tenancy. Run the migrations first.',
  )
})

it('waits for the migrations, and says so', async () => {
  await forgetFirstMigration()
  const lines: string[] = []
  const database = await open(test.appUrl, 60_000, (line) => {
    lines.push(line)
    return sql`insert into schema_migrations (name, hash) values ('0001-tenancy', 'h')`.execute(test.owner)
  })
  await database.close()
  expect(lines).toEqual([expect.stringContaining('waiting for the database')])
  expect(lines[0]).toContain('it lacks 0001-tenancy')
})

it('takes a database that a newer version has migrated further', async () => {
  await sql`insert into schema_migrations (name, hash) values ('9999-from-the-future', 'h')`.execute(test.owner)
  const database = await open(test.appUrl, 0)
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

it('waits for a server that is not there yet', async () => {
  const port = await findFreePort()
  const away = new URL(test.appUrl)
  const upstream = { host: away.hostname, port: Number(away.port) }
  away.port = String(port)
  const database = await open(away.href, 60_000, async () => {
    server = createServer((socket) =>
      socket
        .pipe(connect(upstream))
        .on('error', () => socket.destroy())
        .pipe(socket),
    )
    await once(server.listen(port, '127.0.0.1'), 'listening')
  })
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})
