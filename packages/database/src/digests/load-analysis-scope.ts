import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function loadAnalysisScope(tx: TenantTransaction, scope: string): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('analysisScopes').select('content').where('scope', '=', scope).executeTakeFirst()
  return row?.content
}
