import { randomBytes } from 'node:crypto'
import type { InvestigationUsage } from '@holdfast/contracts/investigation'
import type { Finding } from '@holdfast/analysis/model/finding'
import type { Evidence } from '@holdfast/investigator/evidence/evidence'
import { answerFromLogs, type LogsAnswered, type TimeWindow } from '@holdfast/investigator/answer/answer-from-logs'
import { investigate, type Investigation } from '@holdfast/investigator/loop/investigate'
import { openModelLedger } from '@holdfast/database/model-calls/open-model-ledger'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { costOf } from '@holdfast/llm/calls/cost-of'
import { createRecordedClients } from '@holdfast/llm/calls/create-recorded-clients'
import type { ModelExchange } from '@holdfast/llm/client/create-model-client'
import type { ModelMetrics } from '@holdfast/llm/calls/model-metrics'
import { createEndpointPool } from '@holdfast/llm/endpoint/create-endpoint-pool'
import type { Step } from '@holdfast/investigator/loop/step'
import type { CallOrigin } from '@holdfast/llm/calls/model-ledger'
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

export interface QuestionToLogs {
  readonly customerId: string
  readonly incidentId: string
  readonly questionId: string
  readonly askedBy: CallOrigin['actor']
  readonly question: string
  readonly about: string
  readonly readWindow: (window: TimeWindow | null) => Promise<Evidence>
  readonly canLookAt: boolean
  readonly onStep: (step: Step) => void
  readonly policy: CompanyModelPolicy
}

export interface PaidInvestigation extends Investigation {
  readonly usage: InvestigationUsage
}

export interface Investigator {
  /** False where the company has no model, or wants none: then nothing is requested for, enqueued or run. */
  readonly isWanted: (policy: CompanyModelPolicy) => boolean
  readonly modelOf: (policy: CompanyModelPolicy) => string
  /** Not to be called within a transaction: a model may take its time. Null: there is no model to ask. */
  readonly investigate: (work: WorkToInvestigate, signal: AbortSignal) => Promise<PaidInvestigation | null>
  /** Likewise. */
  readonly answer: (question: QuestionToLogs, signal: AbortSignal) => Promise<LogsAnswered | null>
}

const MAX_TURNS = 10
/** A whole conversation is waited for as long as so many answers may take. */
const PATIENCE_FACTOR = 12

export function createInvestigator({ database, vault, metrics, settings, now }: InvestigatorOptions): Investigator {
  const nowMs = () => now().getTime()
  const endpoints = createEndpointPool(settings, { nowMs })
  const ledger = openModelLedger(database, vault, now)
  const clients = createRecordedClients({ endpoints, ledger, metrics, nowMs, perCompany: 1 })
  const optionsOf = (policy: CompanyModelPolicy, signal: AbortSignal) => ({
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
  return {
    isWanted: (policy) => endpoints.endpointOf(policy) !== null && endpoints.budgetOf(policy) > 0,
    modelOf: (policy) => endpoints.endpointOf(policy)?.model ?? '',
    investigate: async ({ customerId, incidentId, evidence, findings, policy }, signal) => {
      const origin = { customerId, incidentId, purpose: 'investigate', actor: null, address: 'worker' } as const
      const client = clients(policy, { ...origin, requestId: `investigate-${incidentId ?? customerId}` })
      if (!client) return null
      const spent = { calls: 0, promptTokens: 0, completionTokens: 0 }
      const onExchange = (exchange: ModelExchange) => {
        spent.calls++
        spent.promptTokens += exchange.promptTokens
        spent.completionTokens += exchange.completionTokens
      }
      const investigation = await investigate(evidence, findings, {
        client,
        onExchange,
        ...optionsOf(policy, signal),
      })
      const costMicroUsd = costOf(spent, endpoints.endpointOf(policy)?.prices ?? null)
      return {
        ...investigation,
        usage: {
          calls: spent.calls,
          prompt_tokens: spent.promptTokens,
          completion_tokens: spent.completionTokens,
          cost_usd: costMicroUsd === null ? null : costMicroUsd / 1e6,
        },
      }
    },
    answer: async ({ customerId, incidentId, questionId, askedBy, policy, ...asked }, signal) => {
      const origin = { customerId, incidentId, purpose: 'ask', actor: askedBy, address: 'worker' } as const
      const client = clients(policy, { ...origin, requestId: `question-${questionId}` })
      return client && answerFromLogs({ client, ...asked, ...optionsOf(policy, signal) })
    },
  }
}
