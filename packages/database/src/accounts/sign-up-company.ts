import type { KeyRing } from '@holdfast/runtime/key-ring'
import { type Insertable, sql } from 'kysely'
import { addApiKey } from '../api-keys/add-api-key.ts'
import type { UsersTable } from '../schema/users-table.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'
import { dropUnverifiedSignup } from './drop-unverified-signup.ts'

export interface CompanySignup {
  companyName: string
  admin: Insertable<UsersTable>
  keyRing: KeyRing
  vault: CompanyVault
  now: Date
}

/**
 * Makes the company with its admin and key, in place of an unverified sign-up with the same address. Undefined where
 * the address belongs to someone. Parallel sign-ups with one address queue up behind its lock.
 */
export async function signUpCompany(
  tx: SystemTransaction,
  { companyName, admin, keyRing, vault, now }: CompanySignup,
): Promise<{ apiKey: string } | undefined> {
  const { email, customerId } = admin
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`.execute(tx)
  await dropUnverifiedSignup(tx, email)
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (taken) return undefined
  const encryptedDataKey = createDataKey(keyRing, customerId)
  await tx
    .insertInto('customers')
    .values({ id: customerId, name: companyName, createdAt: now, encryptedDataKey })
    .execute()
  await tx.insertInto('users').values(admin).execute()
  return addApiKey(tx, { customerId, keyRing, vault, now })
}
