import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listDigests = (tx: TenantTransaction, scope: string, limit: number) =>
  tx
    .selectFrom('digests')
    .select(['batchId', 'content', 'eventCount'])
    .where('scope', '=', scope)
    .orderBy('createdAt')
    .orderBy('batchId')
    .limit(limit)
    .execute()
