import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface AnalysisScope {
  readonly customerId: string
  readonly scope: string
  readonly content: Buffer
}

export const saveAnalysisScope = (tx: TenantTransaction, scope: AnalysisScope) =>
  tx
    .insertInto('analysisScopes')
    .values(scope)
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'scope']).doUpdateSet({ content: scope.content, updatedAt: sql`now()` }),
    )
    .execute()
