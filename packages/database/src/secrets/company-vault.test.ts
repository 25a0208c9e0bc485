import { randomBytes } from 'node:crypto'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { expect, it } from 'vitest'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { createCompanyVault } from './company-vault.ts'
import { createDataKey } from './create-data-key.ts'
import { openJson, sealJson } from './seal-json.ts'

/** The one query that the vault makes, answered from a list. */
const storeOf = (rows: Record<string, Buffer>) =>
  ({
    selectFrom: () => ({
      select: () => ({
        where: (_column: string, _is: string, id: string) => ({
          executeTakeFirst: async () => (rows[id] ? { encryptedDataKey: rows[id] } : undefined),
        }),
      }),
    }),
  }) as unknown as TenantTransaction

const keyRing = createKeyRing([randomBytes(32)])

it('opens what it sealed, for that company and that place alone', async () => {
  const rows = { a: createDataKey(keyRing, 'a'), b: createDataKey(keyRing, 'b') }
  const vault = createCompanyVault(keyRing)
  const cipherA = await vault.cipherOf(storeOf(rows), 'a')
  const cipherB = await vault.cipherOf(storeOf(rows), 'b')
  const sealed = sealJson(cipherA, { line: 'secret' }, 'batch:1')

  expect(openJson(cipherA, sealed, 'batch:1')).toEqual({ line: 'secret' })
  expect(sealed.includes('secret')).toBe(false)
  expect(() => openJson(cipherA, sealed, 'batch:2')).toThrow('authenticate')
  expect(() => openJson(cipherB, sealed, 'batch:1')).toThrow('authenticate')
})

it('refuses a data key that was moved to another company', async () => {
  const rows = { b: createDataKey(keyRing, 'a') }
  await expect(createCompanyVault(keyRing).cipherOf(storeOf(rows), 'b')).rejects.toThrow('authenticate')
})

it('says so when the company is gone', async () => {
  await expect(createCompanyVault(keyRing).cipherOf(storeOf({}), 'a')).rejects.toThrow('no longer exists')
})
