import { randomBytes } from 'node:crypto'
import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { Client } from 'pg'

export interface Sender {
  readonly customerId: string
  readonly apiKey: string
}

export interface SenderOptions {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly encryptionKey: Buffer
}

/** A verified company with a key, without the rest of sign-up. */
export async function createSender({ ownerUrl, appUrl, encryptionKey }: SenderOptions): Promise<Sender> {
  const keyRing = createKeyRing([encryptionKey])
  const customerId = uuidV7()
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('insert into customers (id, name, verified_at, encrypted_data_key) values ($1, $2, now(), $3)', [
    customerId,
    `Company ${randomBytes(3).toString('hex')}`,
    createDataKey(keyRing, customerId),
  ])
  await owner.end()
  const database = await openDatabase({ url: appUrl, applicationName: 'test', maxConnections: 1 })
  const vault = createCompanyVault(keyRing)
  const { apiKey } = await database.withTenant(customerId, (tx) =>
    addApiKey(tx, { customerId, keyRing, vault, now: new Date() }),
  )
  await database.close()
  return { customerId, apiKey }
}
