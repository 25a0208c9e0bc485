import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The kinds of lines that this company told apart, oldest first. */
export async function listSplitRules(tx: TenantTransaction): Promise<string[][]> {
  const rows = await tx
    .selectFrom('groupingRules')
    .select('templateIds')
    .where('kind', '=', 'split')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.templateIds)
}
