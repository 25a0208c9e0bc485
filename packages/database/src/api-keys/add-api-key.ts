import type { KeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { apiKeyPrefix, generateApiKey, hashApiKey, sealApiKey } from '../secrets/api-key.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import type { SystemTransaction, TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewApiKey {
  readonly customerId: string
  readonly keyRing: KeyRing
  readonly vault: CompanyVault
  readonly now: Date
}

/** Gives the company a new key. It is stored as a keyed hash for look-ups and sealed for its own people to see. */
export async function addApiKey(
  tx: TenantTransaction | SystemTransaction,
  { customerId, keyRing, vault, now }: NewApiKey,
): Promise<{ id: string; apiKey: string }> {
  const id = uuidV7()
  const apiKey = generateApiKey()
  await tx
    .insertInto('apiKeys')
    .values({
      id,
      customerId,
      keyHash: hashApiKey(keyRing, apiKey),
      keyEncrypted: sealApiKey(await vault.cipherOf(tx, customerId), id, apiKey),
      prefix: apiKeyPrefix(apiKey),
      createdAt: now,
    })
    .execute()
  return { id, apiKey }
}
