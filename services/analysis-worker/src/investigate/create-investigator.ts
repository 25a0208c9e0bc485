import { randomBytes } from 'node:crypto'
import type { Finding } from '@holdfast/analysis/model/finding'
import type { Evidence } from '@holdfast/investigator/evidence/evidence'
import { investigate, type Investigation } from '@holdfast/investigator/loop/investigate'
import { openModelLedger } from '@holdfast/database/model-calls/open-model-ledger'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { createRecordedClients } from '@holdfast/llm/calls/create-recorded-clients'
import type { ModelMetrics } from '@holdfast/llm/calls/model-metrics'
import { createEndpointPool } from '@holdfast/llm/endpoint/create-endpoint-pool'
import type { CompanyModelPolicy } from '@holdfast/llm/endpoint/model-endpoint'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'

export interface InvestigatorOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly metrics: ModelMetrics
  readonly settings: ModelSettings
  readonly now: () => Date
}

export interface WorkToInvestigate {
  readonly customerId: string
  /** What its calls are shown with; null where there is no incident. */
  readonly incidentId: string | null
  readonly evidence: Evidence
  readonly findings: readonly Finding[]
  readonly policy: CompanyModelPolicy
}

export interface Investigator {
  /** False where the company has no model, or wants none: then nothing is wished for, enqueued or run. */
  readonly isWanted: (policy: CompanyModelPolicy) => boolean
  readonly modelOf: (policy: CompanyModelPolicy) => string
  /** Not to be called within a transaction: a model may take its time. Null: there is no model to ask. */
  readonly investigate: (work: WorkToInvestigate, signal: AbortSignal) => Promise<Investigation | null>
}

const MAX_TURNS = 10
/** A whole conversation is waited for as long as so many answers may take. */
const PATIENCE_FACTOR = 12

export function createInvestigator({ database, vault, metrics, settings, now }: InvestigatorOptions): Investigator {
  const nowMs = () => now().getTime()
  const endpoints = createEndpointPool(settings, { nowMs })
  const ledger = openModelLedger(database, vault, now)
  const clients = createRecordedClients({ endpoints, ledger, metrics, nowMs, perCompany: 1 })
  return {
    isWanted: (policy) => endpoints.endpointOf(policy) !== null && endpoints.budgetOf(policy) > 0,
    modelOf: (policy) => endpoints.endpointOf(policy)?.model ?? '',
    investigate: async ({ customerId, incidentId, evidence, findings, policy }, signal) => {
      const origin = { customerId, incidentId, purpose: 'investigate', actor: null, address: 'worker' } as const
      const client = clients(policy, { ...origin, requestId: `investigate-${incidentId ?? customerId}` })
      if (!client) return null
      return investigate(evidence, findings, {
        client,
        signal: AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs * PATIENCE_FACTOR)]),
        masking: {
          addresses: policy.addresses,
          names: policy.names,
          isMasked: policy.mode !== 'own' || policy.own?.isMasked !== false,
        },
        contextTokens: settings.investigationTokens,
        maxTurns: MAX_TURNS,
        randomHex: () => randomBytes(16).toString('hex'),
        now: nowMs,
      })
    },
  }
}
