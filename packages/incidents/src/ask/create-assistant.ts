import { randomBytes } from 'node:crypto'
import type { Answer } from '@holdfast/contracts/assistant'
import { openModelLedger } from '@holdfast/database/model-calls/open-model-ledger'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { createRecordedClients } from '@holdfast/llm/calls/create-recorded-clients'
import type { CallOrigin } from '@holdfast/llm/calls/model-ledger'
import { createModelMetrics } from '@holdfast/llm/calls/model-metrics'
import { createEndpointPool } from '@holdfast/llm/endpoint/create-endpoint-pool'
import type { CompanyModelPolicy } from '@holdfast/llm/endpoint/model-endpoint'
import type { Resolve } from '@holdfast/llm/endpoint/pinned-fetch'
import { answerWithModel } from '@holdfast/llm/model/answer-with-model'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import type { Registry } from 'prom-client'

export interface AssistantOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly metrics: Registry
  readonly settings: ModelSettings
  readonly now: () => Date
  readonly resolve?: Resolve | undefined
}

export interface Question {
  readonly facts: IncidentFacts
  readonly question: string
  readonly policy: CompanyModelPolicy
  readonly origin: CallOrigin
  /** Aborts when the asker has left. */
  readonly signal: AbortSignal
  readonly onDelta?: ((markdown: string) => void) | undefined
}

export interface Assistant {
  /** Whether the company has one that may be asked. */
  readonly hasModel: (policy: CompanyModelPolicy) => boolean
  /** Never fails for a model's sake. Not to be called within a transaction: a model may take its time. */
  readonly answer: (question: Question) => Promise<Answer>
  /** Ends what is under way; each asker gets the analysis' own answer. */
  readonly stop: () => void
}

/** Queue, retries and repair included. */
const PATIENCE_FACTOR = 2

export function createAssistant({ database, vault, metrics, settings, now, resolve }: AssistantOptions): Assistant {
  const nowMs = () => now().getTime()
  const endpoints = createEndpointPool(settings, { nowMs, ...(resolve && { resolve }) })
  const clients = createRecordedClients({
    endpoints,
    ledger: openModelLedger(database, vault, now),
    metrics: createModelMetrics(metrics),
    nowMs,
    perCompany: Math.ceil(settings.concurrency / 2),
  })
  const stopping = new AbortController()
  return {
    hasModel: (policy) => endpoints.endpointOf(policy) !== null && endpoints.budgetOf(policy) > 0,
    answer: async ({ facts, question, policy, origin, signal, onDelta }) => {
      const client = clients(policy, origin)
      if (!client) return answerQuestion(facts, question)
      const patience = AbortSignal.timeout(settings.timeoutMs * PATIENCE_FACTOR)
      const { answer } = await answerWithModel(facts, question, {
        client,
        signal: AbortSignal.any([signal, stopping.signal, patience]),
        addresses: policy.addresses,
        names: policy.names,
        isMasked: policy.mode !== 'own' || policy.own?.isMasked !== false,
        contextTokens: settings.contextTokens,
        randomHex: () => randomBytes(16).toString('hex'),
        ...(onDelta && { onDelta }),
      })
      return answer
    },
    stop: () => stopping.abort(),
  }
}
