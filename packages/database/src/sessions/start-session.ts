import type { Insertable } from 'kysely'
import type { SessionsTable } from '../schema/sessions-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function startSession(
  tx: TenantTransaction,
  session: Omit<Insertable<SessionsTable>, 'revokedBecause'>,
): Promise<void> {
  await tx.insertInto('sessions').values(session).execute()
}
