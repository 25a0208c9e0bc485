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
  publicUrl: string
  /** The first signs, all are believed: so a new one can be put in front without ending sessions. */
  jwtSecrets: readonly string[]
  /** Lower case. */
  operatorEmails: readonly string[]
  /** Nobody but the owner of the machine can reach it: operators need no word but their own. */
  ownerIsPresent?: boolean
  supportEmail: string | undefined
  /** Where mails wait that no server takes. */
  outboxPath?: string | undefined
  /** Absent where the installation has no app at the source-code host. */
  github?: GithubSettings | undefined
}

/** Everything that the gateway's plugin needs from outside. */
export interface GatewayDependencies {
  database: Database
  keyRing: KeyRing
  vault: CompanyVault
  passwords: PasswordHasher
  /** Tells of what other processes did. */
  stream: Pick<EventStream, 'listen'>
  /** For operators to look at. */
  queue: QueueStore
  settings: GatewaySettings
  metrics: Registry
  /** What the operator set up for language models. */
  models: ModelSettings
  /** How names of companies' own model endpoints are looked up; the system's way unless told otherwise. */
  resolveModelHost?: Resolve | undefined
  /** What other services of the product refuse, for GET /api/v1/limits to say. */
  publishedLimits: Limits
  now: () => Date
}
