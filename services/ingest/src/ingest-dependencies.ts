import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { EventStream } from '@holdfast/queue/event-stream'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { Logger } from '@holdfast/runtime/logger'
import type { Registry } from 'prom-client'

/** Everything that ingest needs from outside. */
export interface IngestDependencies {
  readonly database: Database
  readonly keyRing: KeyRing
  readonly vault: CompanyVault
  readonly logger: Logger
  readonly metrics: Registry
  /** Tells of what other processes did. */
  readonly stream: Pick<EventStream, 'listen'>
  readonly now: () => Date
}
