import { openBytes, sealBytes } from '@holdfast/runtime/aes-gcm'
import { AppError } from '@holdfast/runtime/app-error'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { SystemTransaction, TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { dataKeyContext } from './create-data-key.ts'

/** Seals under one company's data key. `context` names the place, so that a ciphertext opens nowhere else. */
export interface CompanyCipher {
  seal(plain: Uint8Array, context: string): Buffer
  open(sealed: Uint8Array, context: string): Buffer
}

export interface CompanyVault {
  /** Reads and unwraps the company's key, or takes it from memory. */
  cipherOf(tx: TenantTransaction | SystemTransaction, customerId: string): Promise<CompanyCipher>
}

const MAX_CACHED_COMPANIES = 10_000

export function createCompanyVault(keyRing: KeyRing): CompanyVault {
  const ciphers = new Map<string, CompanyCipher>()
  return {
    async cipherOf(tx, customerId) {
      const known = ciphers.get(customerId)
      if (known) return known
      const row = await tx
        .selectFrom('customers')
        .select('encryptedDataKey')
        .where('id', '=', customerId)
        .executeTakeFirst()
      if (!row) throw new AppError('not_found', 'This company no longer exists.')
      const cipher = createCipher(keyRing.decrypt(row.encryptedDataKey, dataKeyContext(customerId)))
      if (ciphers.size >= MAX_CACHED_COMPANIES) ciphers.delete(ciphers.keys().next().value ?? '')
      ciphers.set(customerId, cipher)
      return cipher
    },
  }
}

const createCipher = (key: Buffer): CompanyCipher => ({
  seal: (plain, context) => sealBytes(key, plain, context),
  open: (sealed, context) => openBytes(key, sealed, context),
})
