import { createCipheriv, hkdfSync } from 'node:crypto'
import { openBytes, sealBytes } from '@holdfast/runtime/aes-gcm'
import { AppError } from '@holdfast/runtime/app-error'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { SystemTransaction, TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { dataKeyContext } from './create-data-key.ts'
import { OpenedTexts } from './opened-texts.ts'

/** Seals under one company's data key. `context` names the place, so that a ciphertext opens nowhere else. */
export interface CompanyCipher {
  seal(plain: Uint8Array, context: string): Buffer
  open(sealed: Uint8Array, context: string): Buffer
  /** A short text that is read again and again. */
  openText(sealed: Buffer, context: string): string
  /** Another 16 bytes for each 16 that are given, the same each time: to find again what is sealed. */
  scramble(blocks: Uint8Array): Buffer
}

export interface CompanyVault {
  /** Reads and unwraps the company's key, or takes it from memory. */
  cipherOf(tx: TenantTransaction | SystemTransaction, customerId: string): Promise<CompanyCipher>
  /** Of a company whose wrapped key was read already. */
  unwrap(customerId: string, encryptedDataKey: Uint8Array): CompanyCipher
}

const MAX_CACHED_COMPANIES = 10_000
/** Of all companies together: some megabytes. */
const MAX_OPENED_TEXTS = 20_000

export function createCompanyVault(keyRing: KeyRing): CompanyVault {
  const ciphers = new Map<string, CompanyCipher>()
  const texts = new OpenedTexts(MAX_OPENED_TEXTS)
  const unwrap = (customerId: string, encryptedDataKey: Uint8Array): CompanyCipher => {
    const known = ciphers.get(customerId)
    if (known) return known
    const cipher = createCipher(keyRing.decrypt(encryptedDataKey, dataKeyContext(customerId)), customerId, texts)
    if (ciphers.size >= MAX_CACHED_COMPANIES) ciphers.delete(ciphers.keys().next().value ?? '')
    ciphers.set(customerId, cipher)
    return cipher
  }
  return {
    unwrap,
    async cipherOf(tx, customerId) {
      const known = ciphers.get(customerId)
      if (known) return known
      const row = await tx
        .selectFrom('customers')
        .select('encryptedDataKey')
        .where('id', '=', customerId)
        .executeTakeFirst()
      if (!row) throw new AppError('not_found', 'This company no longer exists.')
      return unwrap(customerId, row.encryptedDataKey)
    },
  }
}

function createCipher(key: Buffer, customerId: string, texts: OpenedTexts): CompanyCipher {
  const lookup = Buffer.from(hkdfSync('sha256', key, '', 'holdfast lookup', 32))
  return {
    seal: (plain, context) => sealBytes(key, plain, context),
    open: (sealed, context) => openBytes(key, sealed, context),
    openText: (sealed, context) =>
      texts.open(sealed, `${customerId} ${context}`, () => openBytes(key, sealed, context).toString()),
    scramble: (blocks) => createCipheriv('aes-256-ecb', lookup, null).setAutoPadding(false).update(blocks),
  }
}
