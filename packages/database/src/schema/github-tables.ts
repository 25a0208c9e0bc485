import type { Generated } from 'kysely'

export interface GithubAuthStatesTable {
  stateHash: Buffer
  customerId: string
  userId: string
  /** PKCE's, under the company's data key. */
  codeVerifier: Buffer
  expiresAt: Date
}

export interface GithubConnectionsTable {
  customerId: string
  /** Access and refresh token, under the company's data key. */
  tokens: Buffer
  /** Of the access token; null where it does not end. */
  expiresAt: Date | null
  username: string
  organization: string | null
  connectedBy: string | null
  connectedAt: Generated<Date>
  lastSync: Date | null
  /** When polling was last begun, whatever came of it. */
  polledAt: Date | null
  errorMessage: string | null
  /** Since when somebody renews the tokens: they hold the claim to it, and no transaction. */
  renewingSince: Date | null
  /** The host refused the tokens for good. */
  needsReconnect: Generated<boolean>
}

export interface GithubRepositoriesTable {
  id: string
  customerId: string
  /** The host's own id, which a renaming does not change. */
  hostId: number
  fullName: string
  isMonitored: Generated<boolean>
  enableCodeCorrelation: Generated<boolean>
  serviceNameMapping: string | null
  defaultBranch: string
  /** The newest commit known of, from a webhook or from polling. */
  headSha: string | null
  webhookSeenAt: Date | null
}

export interface GithubEventsTable {
  id: string
  customerId: string
  repositoryId: string
  deliveryId: string
  bodyHash: Buffer
  kind: string
  headSha: string | null
  receivedAt: Generated<Date>
}

export interface GithubCacheTable {
  customerId: string
  keyHash: Buffer
  etag: string | null
  content: Buffer
  storedAt: Generated<Date>
}
