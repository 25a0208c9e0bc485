import { sql } from 'kysely'
import { noPassword } from '../team/no-password.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { noDataKey } from './no-data-key.ts'

/**
 * The first thing to go is the data key: from this commit on nobody can read what lies under it. Everyone is signed out,
 * every key is dead, and no name or address of a person is left. `finishErasure` takes the rest away.
 */
export async function beginErasure(tx: TenantTransaction, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      encryptedDataKey: noDataKey(),
      name: 'Company under erasure',
      settings: '{}',
      erasureStartedAt: now,
    })
    .where('id', '=', customerId)
    .execute()
  await tx.deleteFrom('apiKeys').execute()
  await tx.deleteFrom('sessions').execute()
  await tx.deleteFrom('emailTokens').execute()
  await tx.deleteFrom('mailOutbox').execute()
  await tx
    .updateTable('users')
    .set({
      email: sql`id || '@erased.invalid'`,
      firstName: '',
      lastName: '',
      passwordHash: noPassword,
      isActive: false,
      settings: '{}',
      removedAt: now,
    })
    .execute()
}
