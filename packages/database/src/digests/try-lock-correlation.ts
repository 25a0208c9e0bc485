import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * One correlation at a time per company, across all workers. The lock ends with the transaction, also when its
 * process is killed; whoever was turned away is covered by the holder's look for new digests after its commit.
 */
export async function tryLockCorrelation(tx: TenantTransaction, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${customerId}, 7)) as locked`.execute(tx)
  return rows[0]?.locked === true
}
