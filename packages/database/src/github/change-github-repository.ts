import type { Updateable } from 'kysely'
import type { GithubRepositoriesTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Returns undefined where the company has no such repository. Names compare as the host's do: without case. */
export const changeGithubRepository = (
  tx: TenantTransaction,
  fullName: string,
  change: Updateable<GithubRepositoriesTable>,
) =>
  tx
    .updateTable('githubRepositories')
    .set(change)
    .where((where) => where(where.fn<string>('lower', ['fullName']), '=', fullName.toLowerCase()))
    .returning(['id', 'fullName'])
    .executeTakeFirst()
