import { createCipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { openBytes, sealBytes } from '@holdfast/runtime/aes-gcm'
import { AppError } from '@holdfast/runtime/app-error'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { SystemTransaction, TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { dataKeyContext } from './create-data-key.ts'
import { OpenedValues } from './opened-values.ts'

/** Seals under one company's data key. `context` names the place, so that a ciphertext opens nowhere else. */
export interface CompanyCipher {
  seal(plain: Uint8Array, context: string): Buffer
  open(sealed: Uint8Array, context: string): Buffer
  /** Something short that is read again and again: opened and read once, then remembered. Nobody may change it. */
  openOften<T>(sealed: Buffer, context: string, read: (plain: Buffer) => T): T
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
/** Titles and glances of all companies together: some 30 MB. */
const MAX_OPENED_VALUES = 40_000

export function createCompanyVault(keyRing: KeyRing): CompanyVault {
  const ciphers = new Map<string, CompanyCipher>()
  const opened = new OpenedValues(MAX_OPENED_VALUES)
  const unwrap = (customerId: string, encryptedDataKey: Uint8Array): CompanyCipher => {
    const known = ciphers.get(customerId)
    if (known) return known
    const key = createSecretKey(keyRing.decrypt(encryptedDataKey, dataKeyContext(customerId)))
    const cipher = createCipher(key, customerId, opened)
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

function createCipher(key: KeyObject, customerId: string, opened: OpenedValues): CompanyCipher {
  const lookup = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'holdfast lookup', 32)))
  return {
    seal: (plain, context) => sealBytes(key, plain, context),
    open: (sealed, context) => openBytes(key, sealed, context),
    openOften: (sealed, context, read) =>
      opened.open(sealed, `${customerId} ${context}`, () => read(openBytes(key, sealed, context))),
    scramble: (blocks) => createCipheriv('aes-256-ecb', lookup, null).setAutoPadding(false).update(blocks),
  }
}
