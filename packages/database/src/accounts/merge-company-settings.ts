import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function mergeCompanySettings(
  tx: TenantTransaction,
  { customerId, settings }: { customerId: string; settings: Record<string, unknown> },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', customerId)
    .execute()
}
