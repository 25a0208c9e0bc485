import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function mergePersonSettings(
  tx: TenantTransaction,
  { userId, settings }: { userId: string; settings: Record<string, unknown> },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', userId)
    .execute()
}
