import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** All exchanges of a company, the oldest first. Named, because the owner's connection may be one that no policy holds. */
export const listRecordings = (
  tx: TenantTransaction,
  {
    customerId,
    afterId,
    limit,
  }: { readonly customerId: string; readonly afterId?: string | undefined; readonly limit: number },
) =>
  tx
    .selectFrom('modelCalls')
    .selectAll()
    .where('customerId', '=', customerId)
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
