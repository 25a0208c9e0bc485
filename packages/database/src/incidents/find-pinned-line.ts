import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { openPinnedContext, type PinnedContext } from './pinned-context.ts'

/** A line that an incident keeps, among its neighbors. */
export async function findPinnedLine(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { incidentId, lineNumber }: { readonly incidentId: string; readonly lineNumber: number },
): Promise<PinnedContext | undefined> {
  const row = await tx
    .selectFrom('incidentLines')
    .select(['context'])
    .where('incidentId', '=', incidentId)
    .where('lineNumber', '=', lineNumber)
    .executeTakeFirst()
  return row && openPinnedContext(cipher, incidentId, { lineNumber, context: row.context })
}
