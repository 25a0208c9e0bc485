import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** One saves what a company's analysis found at a time, across all workers. Ends with the transaction. */
export async function lockCorrelation(tx: TenantTransaction, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 7))`.execute(tx)
}
