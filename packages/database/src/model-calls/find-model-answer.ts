import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The latest usable answer to the very same request, if it is not older than `since`. */
export const findModelAnswer = (tx: TenantTransaction, { contentHash, since }: { contentHash: Buffer; since: Date }) =>
  tx
    .selectFrom('modelCalls')
    .select(['id', 'content'])
    .where('contentHash', '=', contentHash)
    .where('outcome', '=', 'used')
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
