import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** One at a time per company, until the transaction ends. */
export async function lockCompany(tx: TenantTransaction, customerId: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirstOrThrow()
}
