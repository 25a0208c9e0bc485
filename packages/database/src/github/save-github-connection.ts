import type { Insertable, Updateable } from 'kysely'
import type { GithubConnectionsTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A new authorization takes the place of the one before. */
export async function saveGithubConnection(
  tx: TenantTransaction,
  connection: Insertable<GithubConnectionsTable> & { connectedAt: Date },
): Promise<void> {
  const { customerId: _same, ...values } = connection
  await tx
    .insertInto('githubConnections')
    .values(connection)
    .onConflict((conflict) =>
      conflict
        .column('customerId')
        .doUpdateSet({ errorMessage: null, needsReconnect: false, renewingSince: null, ...values }),
    )
    .execute()
}

export async function changeGithubConnection(
  tx: TenantTransaction,
  change: Updateable<GithubConnectionsTable>,
): Promise<void> {
  await tx.updateTable('githubConnections').set(change).execute()
}
