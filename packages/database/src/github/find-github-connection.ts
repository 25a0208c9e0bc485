import type { Selectable } from 'kysely'
import type { GithubConnectionsTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type GithubConnection = Selectable<GithubConnectionsTable>

export const findGithubConnection = (tx: TenantTransaction): Promise<GithubConnection | undefined> =>
  tx.selectFrom('githubConnections').selectAll().executeTakeFirst()

/** For removing it: what is read goes with the row. */
export const lockGithubConnection = (tx: TenantTransaction): Promise<GithubConnection | undefined> =>
  tx.selectFrom('githubConnections').selectAll().forUpdate().executeTakeFirst()
