import { findGithubConnection } from '@holdfast/database/github/find-github-connection'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

/** Connected, and not refused since. */
export async function isGithubConnected(tx: TenantTransaction): Promise<boolean> {
  const connection = await findGithubConnection(tx)
  return connection !== undefined && !connection.needsReconnect
}
