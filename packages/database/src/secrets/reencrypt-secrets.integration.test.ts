import { randomBytes } from 'node:crypto'
import { createKeyRing, type KeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { addApiKey } from '../api-keys/add-api-key.ts'
import { findCompanyByApiKey } from '../api-keys/find-company-by-api-key.ts'
import { listApiKeys } from '../api-keys/list-api-keys.ts'
import { candidateApiKeyHashes } from './api-key.ts'
import { createCompanyVault } from './company-vault.ts'
import { createDataKey } from './create-data-key.ts'
import { reencryptSecrets } from './reencrypt-secrets.ts'

const db = useDatabase()
const [older, newer] = [randomBytes(32), randomBytes(32)]
const now = new Date()

async function addCompany(keyRing: KeyRing) {
  const customerId = uuidV7()
  await db.owner
    .insertInto('customers')
    .values({ id: customerId, name: 'Acme', verifiedAt: now, encryptedDataKey: createDataKey(keyRing, customerId) })
    .execute()
  const vault = createCompanyVault(keyRing)
  const { apiKey } = await db.database.withTenant(customerId, (tx) =>
    addApiKey(tx, { customerId, keyRing, vault, now }),
  )
  return { customerId, apiKey }
}

const findBy = (keyRing: KeyRing, apiKey: string) =>
  db.database.withSystem('api-key-lookup', (tx) =>
    findCompanyByApiKey(tx, { hashes: candidateApiKeyHashes(keyRing, apiKey), now }),
  )
const shownBy = (keyRing: KeyRing, customerId: string) =>
  db.database.withTenant(customerId, (tx) => listApiKeys(tx, { customerId, vault: createCompanyVault(keyRing), now }))

it('moves everything under the newest key, so that the old one can go', async () => {
  const before = createKeyRing([older])
  const during = createKeyRing([newer, older])
  const after = createKeyRing([newer])
  const companies = [await addCompany(before), await addCompany(before), await addCompany(during)]
  for (const { customerId, apiKey } of companies.slice(0, 2)) {
    expect(await findBy(during, apiKey)).toMatchObject({ customerId })
    expect(await findBy(after, apiKey)).toBeUndefined()
  }
  expect(await reencryptSecrets(db.database, during)).toEqual({ companies: 2, apiKeys: 2 })
  for (const { customerId, apiKey } of companies) {
    expect(await findBy(after, apiKey)).toMatchObject({ customerId })
    expect((await shownBy(after, customerId)).map((key) => key.apiKey)).toEqual([apiKey])
  }
  expect(await reencryptSecrets(db.database, during)).toEqual({ companies: 0, apiKeys: 0 })
})
