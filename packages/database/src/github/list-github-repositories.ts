import type { Selectable } from 'kysely'
import type { GithubRepositoriesTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type GithubRepositoryRow = Selectable<GithubRepositoriesTable>

export const listGithubRepositories = (tx: TenantTransaction): Promise<GithubRepositoryRow[]> =>
  tx.selectFrom('githubRepositories').selectAll().orderBy('fullName').execute()
