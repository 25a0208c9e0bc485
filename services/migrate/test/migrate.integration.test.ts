import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createPool } from '@holdfast/database/create-pool'
import { openDatabase } from '@holdfast/database/open-database'
import '@holdfast/testing/use-database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

const main = path.resolve(import.meta.dirname, '../src/main.ts')
const name = `migrate_${randomBytes(8).toString('hex')}`

function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** An empty database, whose owner is no superuser: what a managed server gives. */
const owner = { role: name, password: randomBytes(12).toString('hex') }
let ownerUrl: string
let appUrl: string

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: withDatabase(inject('postgres').ownerUrl, 'postgres') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  const { ownerUrl: superuserUrl, appUrl: servicesUrl } = inject('postgres')
  await asSuperuser(
    `create role ${owner.role} login createrole password '${owner.password}'`,
    `grant holdfast_app, holdfast_system, holdfast_queue to ${owner.role} with admin option`,
    `create database ${name} owner ${owner.role}`,
  )
  const url = new URL(withDatabase(superuserUrl, name))
  Object.assign(url, { username: owner.role, password: owner.password })
  ownerUrl = url.href
  appUrl = withDatabase(servicesUrl, name)
})

afterAll(() => asSuperuser(`drop database ${name} with (force)`, `drop role ${owner.role}`))

function migrate(env: Record<string, string>): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

it('makes an empty database one that the services can use, and has nothing to do the second time', async () => {
  const env = { DATABASE_URL: ownerUrl, SERVICES_DATABASE_URL: appUrl }
  const first = await migrate(env)
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toContain('0001-tenancy')
  const database = await openDatabase({ url: appUrl, applicationName: 'test' })
  await database.close()
  const queue = createPool({ connectionString: appUrl, options: '-c role=holdfast_queue', max: 1 })
  await queue.query('select from bullmq.job')
  await queue.end()
  const second = await migrate(env)
  expect(second.stdout).toContain('the database was up to date')
})

it('says in a sentence why it could not', async () => {
  const wrongLogin = await migrate({ DATABASE_URL: ownerUrl, SERVICES_DATABASE_URL: ownerUrl })
  expect(wrongLogin).toMatchObject({
    code: 1,
    stderr:
      "The database was not brought up to date. The services' address must name the user holdfast_app and a password.\n",
  })
  expect((await migrate({ DATABASE_URL: '' })).stderr).toContain('DATABASE_URL: ')
})

it('does not wait for a server that refuses its password: it would never be let in', async () => {
  const url = new URL(ownerUrl)
  url.password = 'wrong'
  const refused = await migrate({ DATABASE_URL: url.href })
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('password authentication failed') })
  expect(refused.stdout).not.toContain('waiting')
})
