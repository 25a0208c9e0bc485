import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { openPinnedContext } from './pinned-context.ts'

/** The lines that an incident keeps, each among its neighbors. */
export async function listPinnedContexts(tx: TenantTransaction, cipher: CompanyCipher, incidentId: string) {
  const rows = await tx
    .selectFrom('incidentLines')
    .select(['lineNumber', 'context'])
    .where('incidentId', '=', incidentId)
    .orderBy('lineNumber')
    .execute()
  return rows.map((row) => ({ lineNumber: row.lineNumber, ...openPinnedContext(cipher, incidentId, row) }))
}
