import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const findCompany = (tx: TenantTransaction, customerId: string) =>
  tx.selectFrom('customers').select(['id', 'name', 'settings']).where('id', '=', customerId).executeTakeFirstOrThrow()
