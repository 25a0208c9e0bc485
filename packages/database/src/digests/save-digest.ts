import type { Insertable } from 'kysely'
import type { DigestsTable } from '../schema/digests-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** False: this batch was digested before. */
export async function saveDigest(tx: TenantTransaction, digest: Insertable<DigestsTable>): Promise<boolean> {
  const saved = await tx
    .insertInto('digests')
    .values(digest)
    .onConflict((conflict) => conflict.column('batchId').doNothing())
    .returning('batchId')
    .executeTakeFirst()
  return saved !== undefined
}
