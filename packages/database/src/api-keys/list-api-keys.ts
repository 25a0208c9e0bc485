import { openApiKey } from '../secrets/api-key.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface UsableApiKey {
  readonly id: string
  readonly apiKey: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date | null
}

/** The keys that work now, the newest first. */
export async function listApiKeys(
  tx: TenantTransaction,
  { customerId, vault, now }: { customerId: string; vault: CompanyVault; now: Date },
): Promise<UsableApiKey[]> {
  const rows = await tx
    .selectFrom('apiKeys')
    .select(['id', 'keyEncrypted', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .orderBy('id', 'desc')
    .execute()
  const cipher = await vault.cipherOf(tx, customerId)
  return rows.map(({ id, keyEncrypted, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    apiKey: openApiKey(cipher, id, keyEncrypted),
    createdAt,
    lastUsedAt,
    expiresAt,
  }))
}
