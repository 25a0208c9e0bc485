import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { Logger } from '@holdfast/runtime/logger'
import type { Registry } from 'prom-client'

export interface StoredBatch {
  readonly customerId: string
  readonly batchId: string
}

/** Everything that ingest needs from outside. */
export interface IngestDependencies {
  readonly database: Database
  readonly keyRing: KeyRing
  readonly vault: CompanyVault
  readonly logger: Logger
  readonly metrics: Registry
  /** Hands committed batches to the workers, each with what caused it. What gets lost here the sweeper finds again. */
  readonly enqueue: (batches: readonly StoredBatch[], origins: readonly (string | undefined)[]) => Promise<unknown>
  readonly now: () => Date
}
