import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { Database } from '../open-database.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { hashApiKey, openApiKey } from './api-key.ts'
import { createCompanyVault } from './company-vault.ts'
import { dataKeyContext } from './create-data-key.ts'

export interface ReencryptionResult {
  companies: number
  apiKeys: number
}

/**
 * Brings data keys and key hashes under the newest key of the ring, company by company, while everything runs. What
 * lies under the data keys stays as it is. May be run again, and picks up where it was stopped.
 */
export async function reencryptSecrets(database: Database, keyRing: KeyRing): Promise<ReencryptionResult> {
  const companies = await database.withSystem('re-encrypt', (tx) =>
    tx
      .selectFrom('customers')
      .select(['id', 'encryptedDataKey'])
      .where('erasureStartedAt', 'is', null)
      .orderBy('id')
      .execute(),
  )
  const result: ReencryptionResult = { companies: 0, apiKeys: 0 }
  for (const { id, encryptedDataKey } of companies) {
    const isOld = !keyRing.isCurrent(encryptedDataKey)
    const rehashed = await database.withTenant(id, async (tx) => {
      if (isOld) await rewrapDataKey(tx, keyRing, id)
      return rehashApiKeys(tx, keyRing, id)
    })
    result.companies += isOld ? 1 : 0
    result.apiKeys += rehashed
  }
  return result
}

async function rewrapDataKey(tx: TenantTransaction, keyRing: KeyRing, customerId: string): Promise<void> {
  const row = await tx
    .selectFrom('customers')
    .select('encryptedDataKey')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const place = dataKeyContext(customerId)
  const encryptedDataKey = keyRing.encrypt(keyRing.decrypt(row.encryptedDataKey, place), place)
  await tx.updateTable('customers').set({ encryptedDataKey }).where('id', '=', customerId).execute()
}

async function rehashApiKeys(tx: TenantTransaction, keyRing: KeyRing, customerId: string): Promise<number> {
  const keys = await tx.selectFrom('apiKeys').select(['id', 'keyHash', 'keyEncrypted']).execute()
  const cipher = await createCompanyVault(keyRing).cipherOf(tx, customerId)
  let rehashed = 0
  for (const key of keys) {
    const keyHash = hashApiKey(keyRing, openApiKey(cipher, key.id, key.keyEncrypted))
    if (keyHash.equals(key.keyHash)) continue
    await tx.updateTable('apiKeys').set({ keyHash }).where('id', '=', key.id).execute()
    rehashed++
  }
  return rehashed
}
