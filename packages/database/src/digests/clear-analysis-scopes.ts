import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Forgets what correlate remembers of a company; waiting digests are not touched. Returns how many were dropped. */
export async function clearAnalysisScopes(tx: TenantTransaction): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('analysisScopes').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
