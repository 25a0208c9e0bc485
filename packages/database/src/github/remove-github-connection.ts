import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface GithubCleanup {
  readonly repositories: number
  readonly events: number
  readonly connections: number
}

/** Everything that the company had of the host. */
export async function removeGithubConnection(tx: TenantTransaction): Promise<GithubCleanup> {
  await tx.deleteFrom('githubAuthStates').execute()
  await tx.deleteFrom('githubCache').execute()
  const events = await tx.deleteFrom('githubEvents').executeTakeFirst()
  const repositories = await tx.deleteFrom('githubRepositories').executeTakeFirst()
  const connections = await tx.deleteFrom('githubConnections').executeTakeFirst()
  return {
    events: Number(events.numDeletedRows),
    repositories: Number(repositories.numDeletedRows),
    connections: Number(connections.numDeletedRows),
  }
}
