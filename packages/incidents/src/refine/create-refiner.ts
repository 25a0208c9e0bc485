import { randomBytes } from 'node:crypto'
import { openModelLedger } from '@holdfast/database/model-calls/open-model-ledger'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { createRecordedClients } from '@holdfast/llm/calls/create-recorded-clients'
import type { ModelMetrics } from '@holdfast/llm/calls/model-metrics'
import { createEndpointPool } from '@holdfast/llm/endpoint/create-endpoint-pool'
import type { CompanyModelPolicy } from '@holdfast/llm/endpoint/model-endpoint'
import { type Refined, refineWithModel } from '@holdfast/llm/refine/refine-with-model'
import type { RefinementFacts } from '@holdfast/llm/answers/refinement-context'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'

export interface RefinerOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly metrics: ModelMetrics
  readonly settings: ModelSettings
  readonly now: () => Date
}

export interface WorkToRefine {
  readonly customerId: string
  readonly incidentId: string
  readonly facts: RefinementFacts
  readonly policy: CompanyModelPolicy
}

export interface Refiner {
  /** False where the company has no model, or wants none: then nothing is requested, enqueued or run. */
  readonly isWanted: (policy: CompanyModelPolicy) => boolean
  /** Not to be called within a transaction: a model may take its time. Null: there is no model to ask. */
  readonly refine: (work: WorkToRefine, signal: AbortSignal) => Promise<NamedRefinement | null>
}

export type NamedRefinement = Refined & { readonly model: string }

/** Queue, retries and repair included. */
const PATIENCE_FACTOR = 2

export function createRefiner({ database, vault, metrics, settings, now }: RefinerOptions): Refiner {
  const nowMs = () => now().getTime()
  const endpoints = createEndpointPool(settings, { nowMs })
  const clients = createRecordedClients({
    endpoints,
    ledger: openModelLedger(database, vault, now),
    metrics,
    nowMs,
    perCompany: 1,
  })
  return {
    isWanted: (policy) => endpoints.endpointOf(policy) !== null && endpoints.budgetOf(policy) > 0,
    refine: async ({ customerId, incidentId, facts, policy }, signal) => {
      const origin = { customerId, incidentId, purpose: 'refine', actor: null, address: 'worker' } as const
      const client = clients(policy, { ...origin, requestId: `refine-${incidentId}` })
      const model = endpoints.endpointOf(policy)?.model
      if (!client || model === undefined) return null
      const refined = await refineWithModel(facts, {
        client,
        signal: AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs * PATIENCE_FACTOR)]),
        addresses: policy.addresses,
        names: policy.names,
        isMasked: policy.mode !== 'own' || policy.own?.isMasked !== false,
        contextTokens: settings.contextTokens,
        randomHex: () => randomBytes(16).toString('hex'),
      })
      return { ...refined, model }
    },
  }
}
