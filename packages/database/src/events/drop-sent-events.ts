import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export async function dropSentEvents(tx: SystemTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('eventOutbox').where('id', 'in', ids).execute()
}
