import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupCommand, backupCommandWith } from './rehearse-restore.ts'

const test = useDatabase()
const encryptionKey = randomBytes(32)
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'backup-test-'))
  const id = uuidV7()
  await createCompany(test.owner, { id, encryptedDataKey: createDataKey(createKeyRing([encryptionKey]), id) })
})
afterAll(() => rm(scratch, { recursive: true }))

it('says in one sentence what a backup lacks', async () => {
  await expect(backupCommand(path.join(scratch, 'none'), 'backup', path.join(scratch, 'b'))).rejects.toThrow(
    'There is nothing to back up in',
  )
  await expect(backupCommand(scratch, 'backup', scratch)).rejects.toThrow('is there already')
  await expect(backupCommand(scratch, 'restore')).rejects.toThrow('Usage: npm run backup')
})

describe('of a database that DATABASE_URL names', () => {
  /** A data folder as `npm start` leaves it. */
  async function makeDataDir(key?: Buffer) {
    const dataDir = await mkdtemp(path.join(scratch, 'data-'))
    const secrets = path.join(dataDir, 'secrets.json')
    const text = { JWT_SECRET: randomBytes(32).toString('hex'), ENCRYPTION_KEY: key?.toString('hex') }
    if (key) await writeFile(secrets, JSON.stringify(text))
    return { dataDir, secrets, backup: path.join(dataDir, 'backup') }
  }
  const backUp = (dataDir: string, ...args: string[]) =>
    backupCommandWith({ DATA_DIR: dataDir, DATABASE_URL: test.ownerUrl }, 'backup', ...args)

  it.each([
    { folder: 'one that nothing ran in', key: undefined },
    { folder: 'one in which something else was tried out', key: randomBytes(32) },
  ])('asks to keep the secrets of its services, though the data folder is $folder', async ({ key }) => {
    const { dataDir, secrets, backup } = await makeDataDir(key)
    const { stdout } = await backUp(dataDir, backup)
    expect(stdout).toContain('Keep ENCRYPTION_KEY and JWT_SECRET of its services too: nothing reads it without.')
    expect(stdout).not.toContain(secrets)
  })

  it('asks to keep the secrets of the data folder where those sealed it, and takes them along if told so', async () => {
    const { dataDir, secrets, backup } = await makeDataDir(encryptionKey)
    expect((await backUp(dataDir, backup)).stdout).toContain(`Keep ${secrets} too`)
    const whole = path.join(dataDir, 'whole')
    expect((await backUp(dataDir, whole, '--with-secrets')).stdout).toContain('It holds the secrets: keep it well.')
    expect(await readFile(path.join(whole, 'secrets.json'), 'utf8')).toBe(await readFile(secrets, 'utf8'))
  })

  it('takes no secrets along that would not open it', async () => {
    const { dataDir, backup } = await makeDataDir(randomBytes(32))
    await expect(backUp(dataDir, backup, '--with-secrets')).rejects.toThrow('are not those of this database')
    await expect(readFile(path.join(backup, 'manifest.json'))).rejects.toThrow('ENOENT')
  })
})
