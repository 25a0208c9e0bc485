import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** How many of these batches' digests nobody has taken in yet. */
export async function countDigests(tx: TenantTransaction, batchIds: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('digests')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('batchId', 'in', [...batchIds])
    .executeTakeFirstOrThrow()
  return Number(count)
}
