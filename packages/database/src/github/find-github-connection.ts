import type { Selectable } from 'kysely'
import type { GithubConnectionsTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type GithubConnection = Selectable<GithubConnectionsTable>

export const findGithubConnection = (tx: TenantTransaction): Promise<GithubConnection | undefined> =>
  tx.selectFrom('githubConnections').selectAll().executeTakeFirst()

/** For renewing its tokens: two at once would spend the refresh token twice, and the host would revoke both. */
export const lockGithubConnection = (tx: TenantTransaction): Promise<GithubConnection | undefined> =>
  tx.selectFrom('githubConnections').selectAll().forUpdate().executeTakeFirst()
