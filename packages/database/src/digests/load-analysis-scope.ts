import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** With a version that changes whenever the scope is saved. */
export const loadAnalysisScope = (tx: TenantTransaction, scope: string) =>
  tx
    .selectFrom('analysisScopes')
    .select(['content', sql<string>`xmin::text`.as('version')])
    .where('scope', '=', scope)
    .executeTakeFirst()

export async function readScopeVersion(tx: TenantTransaction, scope: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('analysisScopes')
    .select(sql<string>`xmin::text`.as('version'))
    .where('scope', '=', scope)
    .executeTakeFirst()
  return row?.version
}
