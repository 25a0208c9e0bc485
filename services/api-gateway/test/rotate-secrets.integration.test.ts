import { exec } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { findCompanyByApiKey } from '@holdfast/database/api-keys/find-company-by-api-key'
import { candidateApiKeyHashes } from '@holdfast/database/secrets/api-key'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createKeyRing, type KeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'

/** As it stands in infra/security/secrets-runbook.md. */
const command = 'node services/api-gateway/src/reencrypt.ts'

const db = useDatabase()
const rootDir = path.resolve(import.meta.dirname, '../../..')
const [older, newer] = [randomBytes(32), randomBytes(32)]

const runWith = (keys: readonly Buffer[]) =>
  promisify(exec)(command, {
    cwd: rootDir,
    env: {
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
      DATABASE_URL: db.appUrl,
      ENCRYPTION_KEY: keys.map((key) => key.toString('hex')).join(','),
    },
  })
const opens = async (keyRing: KeyRing, apiKey: string) => {
  const hashes = candidateApiKeyHashes(keyRing, apiKey)
  return db.database.withSystem('api-key-lookup', (tx) => findCompanyByApiKey(tx, { hashes, now: new Date() }))
}

it('brings stored secrets under a new key by the command of the runbook, and reports a key taken out too early', async () => {
  const before = createKeyRing([older])
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(before, customerId) })
  const vault = createCompanyVault(before)
  const { apiKey } = await db.database.withTenant(customerId, (tx) =>
    addApiKey(tx, { customerId, keyRing: before, vault, now: new Date() }),
  )
  const after = createKeyRing([newer])
  expect(await opens(after, apiKey)).toBeUndefined()
  await expect(runWith([newer])).rejects.toMatchObject({
    stderr: expect.stringContaining('encrypted with a key that ENCRYPTION_KEY does not list'),
  })

  expect((await runWith([newer, older])).stdout).toBe(
    '1 data keys and 1 API key hashes were brought under the first key.\n',
  )
  expect(await opens(after, apiKey)).toMatchObject({ customerId })
  // A second run does no harm, and from now on the new key is enough.
  expect((await runWith([newer])).stdout).toMatch(/^0 data keys and 0 API key hashes/)
})
