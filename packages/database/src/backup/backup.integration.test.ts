import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBatchPartitions } from '../batches/ensure-batch-partitions.ts'
import { openLogBatch } from '../batches/open-log-batch.ts'
import { findLogBatch } from '../batches/find-log-batch.ts'
import { storeTextJob } from '../log-jobs/store-text-job.ts'
import { openDatabase } from '../open-database.ts'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const test = useDatabase()
const keyRing = createKeyRing([randomBytes(32)])
const vault = createCompanyVault(keyRing)
const text = '2026-02-01T09:00:00Z ERROR [db] No space left on device\n'
const fresh: string[] = []
let scratch: string
let customerId: string
let batchIds: string[]

/** Weeks ago, so that a restore has to make the day that it belongs to. */
const longAgo = new Date(Date.now() - 9 * 86_400_000)

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'backup-test-'))
  customerId = uuidV7()
  await createCompany(test.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  await createUser(test.owner, { customerId })
  const first = await createIncident(test.database, vault, { customerId })
  const second = await createIncident(test.database, vault, { customerId })
  // A ring of references: no order of the tables would do.
  const changeId = uuidV7()
  await sql`insert into grouping_changes (id, customer_id, kind, incident_id) values (${changeId}, ${customerId}, 'split', ${first})`.execute(
    test.owner,
  )
  await sql`update incidents set split_by = ${changeId} where id = ${second}`.execute(test.owner)
  const stored = await test.database.withTenant(customerId, async (tx) => {
    await ensureBatchPartitions(tx, longAgo, 0)
    const cipher = await vault.cipherOf(tx, customerId)
    const paste = (now: Date) =>
      storeTextJob(tx, cipher, { customerId, sourceType: 'paste', sourceName: 'db.log', chunks: [text], now })
    return [await paste(longAgo), await paste(new Date())]
  })
  batchIds = stored.flatMap((job) => job.batchIds)
})

afterAll(async () => {
  for (const name of fresh) await asOwner(`drop database ${name} with (force)`)
  await rm(scratch, { recursive: true, force: true })
})

const inDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function asOwner(statement: string, url = inDatabase(test.ownerUrl, 'postgres')): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase() {
  const name = `restore_${randomBytes(6).toString('hex')}`
  fresh.push(name)
  await asOwner(`create database ${name}`)
  return { ownerUrl: inDatabase(test.ownerUrl, name), appUrl: inDatabase(test.appUrl, name) }
}

const backUp = async () => {
  const folder = path.join(scratch, randomBytes(4).toString('hex'))
  return { folder, manifest: await writeBackup({ url: test.ownerUrl, folder, now: () => new Date() }) }
}

it('brings every row of every table back, opens what was sealed, and leaves security as it was', async () => {
  const { folder, manifest } = await backUp()
  const target = await emptyDatabase()
  await restoreBackup({ url: target.ownerUrl, folder, keyRing })

  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(8)
  for (const { name } of manifest.tables) {
    const statement = `select to_jsonb(t)::text as row from ${name} t order by 1`
    expect({ name, rows: await asOwner(statement, target.ownerUrl) }).toEqual({
      name,
      rows: await asOwner(statement, test.ownerUrl),
    })
  }
  const applied = 'select name, hash from schema_migrations order by name'
  expect(await asOwner(applied, target.ownerUrl)).toEqual(await asOwner(applied, test.ownerUrl))
  const catalogue = `
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'log_batches_%'
      order by 1, 2`
  expect(await asOwner(catalogue, target.ownerUrl)).toEqual(await asOwner(catalogue, test.ownerUrl))
  const open = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and relname <> 'schema_migrations' and not relforcerowsecurity`
  expect(await asOwner(open, target.ownerUrl)).toEqual([])

  const database = await openDatabase({ url: target.appUrl, applicationName: 'test', maxConnections: 1 })
  const texts = await database.withTenant(customerId, async (tx) => {
    const cipher = await createCompanyVault(keyRing).cipherOf(tx, customerId)
    const batches = await Promise.all(batchIds.map((id) => findLogBatch(tx, id)))
    return batches.map((batch) => batch && openLogBatch(cipher, batch).toString())
  })
  await database.close()
  expect(texts).toEqual([text, text])
})

it('holds one moment: what is committed while it is written is either in whole or not at all', async () => {
  const controller = new AbortController()
  const writing = (async () => {
    for (let index = 0; !controller.signal.aborted; index++) {
      await test.database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        await storeTextJob(tx, cipher, {
          customerId,
          sourceType: 'paste',
          sourceName: `load-${index}.log`,
          chunks: [text, text],
          now: new Date(),
        })
      })
    }
  })()
  const { folder } = await backUp()
  controller.abort()
  await writing
  const target = await emptyDatabase()
  await restoreBackup({ url: target.ownerUrl, folder, keyRing })
  const [difference] = await asOwner(
    `select (select sum(stored) from ingest_ledger)::int - (select sum(record_count) from log_batches)::int as lost,
      (select count(*)::int from log_jobs j where batch_count <>
        (select count(*) from log_batches b where b.job_id = j.id)) as torn`,
    target.ownerUrl,
  )
  expect(difference).toEqual({ lost: 0, torn: 0 })
})

it('refuses another key, a damaged file and a database in use, and leaves the target empty', async () => {
  const { folder } = await backUp()
  const target = await emptyDatabase()
  const otherKeys = createKeyRing([randomBytes(32)])
  await expect(restoreBackup({ url: target.ownerUrl, folder, keyRing: otherKeys })).rejects.toThrow(
    'ENCRYPTION_KEY is not the one that this backup was made under.',
  )
  expect(await asOwner('select id from customers', target.ownerUrl)).toEqual([])
  await expect(restoreBackup({ url: test.ownerUrl, folder, keyRing })).rejects.toThrow('This database is in use')
  await appendFile(path.join(folder, 'incidents.copy.zst'), 'x')
  await expect(restoreBackup({ url: target.ownerUrl, folder, keyRing })).rejects.toThrow('The backup is damaged')
})

it('leaves nothing that could be taken for a backup when it fails, nor takes one from an account that sees no rows', async () => {
  const folder = path.join(scratch, 'refused')
  await expect(writeBackup({ url: test.appUrl, folder, now: () => new Date() })).rejects.toThrow(/row-level security/)
  await expect(stat(folder)).rejects.toThrow('ENOENT')
  await expect(restoreBackup({ url: test.ownerUrl, folder, keyRing })).rejects.toThrow('holds no backup')
})
