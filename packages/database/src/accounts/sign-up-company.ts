import type { KeyRing } from '@holdfast/runtime/key-ring'
import { type Insertable, sql } from 'kysely'
import { addApiKey } from '../api-keys/add-api-key.ts'
import type { UsersTable } from '../schema/users-table.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'
import { findWaitingSignups } from './find-waiting-signups.ts'

export interface CompanySignup {
  readonly companyName: string
  readonly admin: Insertable<UsersTable>
  readonly keyRing: KeyRing
  readonly vault: CompanyVault
  readonly now: Date
  /** Waiting sign-ups with this address that the caller knows, and those of them that the same person made. */
  readonly seen?: ReadonlySet<string>
  readonly replaces?: readonly string[]
}

export type SignupOutcome = { state: 'made'; apiKey: string } | { state: 'taken' } | { state: 'unseen-rival' }

/**
 * Makes the company with its admin and key, in place of the same person's earlier sign-up. A stranger's sign-up with the
 * address stays beside it: neither link kills the other. Parallel sign-ups with one address queue up behind its lock.
 */
export async function signUpCompany(
  tx: SystemTransaction,
  { companyName, admin, keyRing, vault, now, seen = new Set(), replaces = [] }: CompanySignup,
): Promise<SignupOutcome> {
  const { email, customerId } = admin
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`.execute(tx)
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('removedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  if (owner) return { state: 'taken' }
  const waiting = await findWaitingSignups(tx, email)
  if (waiting.some((signup) => !seen.has(signup.customerId))) return { state: 'unseen-rival' }
  if (replaces.length > 0) {
    await tx.deleteFrom('customers').where('verifiedAt', 'is', null).where('id', 'in', replaces).execute()
  }
  const encryptedDataKey = createDataKey(keyRing, customerId)
  await tx
    .insertInto('customers')
    .values({ id: customerId, name: companyName, createdAt: now, encryptedDataKey })
    .execute()
  await tx.insertInto('users').values(admin).execute()
  const { apiKey } = await addApiKey(tx, { customerId, keyRing, vault, now })
  return { state: 'made', apiKey }
}
