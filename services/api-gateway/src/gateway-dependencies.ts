import type { Limits } from '@holdfast/contracts/logs'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { GithubSettings } from '@holdfast/github/github-settings'
import type { Resolve } from '@holdfast/llm/endpoint/pinned-fetch'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { EventStream } from '@holdfast/queue/event-stream'
import type { QueueStore } from '@holdfast/queue/queue-store'
import type { Registry } from 'prom-client'
import type { PasswordHasher } from './identity/password-hasher.ts'

export interface GatewaySettings {
  readonly publicUrl: string
  /** The first signs, all are believed: so a new one can be put in front without ending sessions. */
  readonly jwtSecrets: readonly string[]
  /** Lower case. */
  readonly operatorEmails: readonly string[]
  /** Nobody but the owner of the machine can reach it: operators need no word but their own. */
  readonly ownerIsPresent?: boolean
  readonly supportEmail: string | undefined
  /** Where mails wait that no server takes. */
  readonly outboxPath?: string | undefined
  /** Absent where the installation has no app at the source-code host. */
  readonly github?: GithubSettings | undefined
}

/** Everything that the gateway's plugin needs from outside. */
export interface GatewayDependencies {
  readonly database: Database
  readonly keyRing: KeyRing
  readonly vault: CompanyVault
  readonly passwords: PasswordHasher
  /** Tells of what other processes did. */
  readonly stream: Pick<EventStream, 'listen'>
  /** For operators to look at. */
  readonly queue: QueueStore
  readonly settings: GatewaySettings
  readonly metrics: Registry
  /** What the operator set up for language models. */
  readonly models: ModelSettings
  /** How names of companies' own model endpoints are looked up; the system's way unless told otherwise. */
  readonly resolveModelHost?: Resolve | undefined
  /** What other services of the product refuse, for GET /api/v1/limits to say. */
  readonly publishedLimits: Limits
  readonly now: () => Date
}
