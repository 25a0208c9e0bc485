import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/**
 * Every key so far works until `expiresAt`, and a key that would have ended sooner still does. The rows stay: a
 * retired key of one's own is no stranger's key.
 */
export async function retireApiKeys(
  tx: TenantTransaction,
  { customerId, now, expiresAt }: { customerId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('apiKeys')
    .set({ retiredAt: sql`coalesce(retired_at, ${now})`, expiresAt: sql`least(expires_at, ${expiresAt}::timestamptz)` })
    .where('customerId', '=', customerId)
    .execute()
}
