import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The days since `since` on which a model was called, the latest first. */
export const listModelSpend = (tx: TenantTransaction, since: string) =>
  tx
    .selectFrom('modelSpend')
    .select(['day', 'callCount', 'promptTokens', 'completionTokens', 'costMicroUsd'])
    .where('day', '>=', since)
    .where('callCount', '>', 0)
    .orderBy('day', 'desc')
    .execute()
