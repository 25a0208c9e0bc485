import type { Publish } from '@holdfast/contracts/events/event'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { Refiner } from '@holdfast/incidents/refine/create-refiner'
import type { CompanyModelPolicy } from '@holdfast/llm/endpoint/model-endpoint'
import type { EnginePool } from '../engine/engine-pool.ts'

export interface CorrelateDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly now: () => number
  /** Without it no incident is refined. */
  readonly refiner?: Pick<Refiner, 'isWanted'> | undefined
  /** Without it no logs are investigated. */
  readonly investigator?: { readonly isWanted: (policy: CompanyModelPolicy) => boolean } | undefined
}

/**
 * A round of analysis is read in one transaction, computed in none, and saved in another. So no transaction lasts as
 * long as a computation, and no computation needs to fear for its connection.
 */
export type Analyse = () => Promise<Save>

/** False: what it was computed of has changed meanwhile. Nothing was saved, and the next round looks again. */
export type Save = (tx: TenantTransaction, publish: Publish) => Promise<boolean>
