import { createHash } from 'node:crypto'
import { createModelClient, type ModelClient } from '../client/create-model-client.ts'
import type { ModelSettings } from '../settings/read-model-settings.ts'
import { dailyBudgetOf } from './daily-budget-of.ts'
import type { CompanyModelPolicy, ModelEndpoint, OwnEndpoint } from './model-endpoint.ts'
import { createPinnedFetch, type Resolve } from './pinned-fetch.ts'

export interface EndpointPool {
  /** The model that a company's questions may go to; null where there is none. */
  readonly endpointOf: (policy: CompanyModelPolicy) => ModelEndpoint | null
  /** The most tokens that a company may use there in a day. */
  readonly budgetOf: (policy: CompanyModelPolicy) => number
}

export interface PoolOptions {
  readonly nowMs?: () => number
  readonly random?: () => number
  /** How names of companies' endpoints are looked up. */
  readonly resolve?: Resolve
}

const MOST_OWN_CLIENTS = 1_000
const COMPLETION_TOKENS = 1_000
const ATTEMPTS = 2
const BREAK_AFTER = 5
const BREAK_MS = 30_000

/** One client, with its own limits and circuit breaker, for each endpoint. */
export function createEndpointPool(settings: ModelSettings, options: PoolOptions = {}): EndpointPool {
  const { nowMs = Date.now, random = Math.random, resolve } = options
  const { operator } = settings
  const pinnedFetch = createPinnedFetch(settings.allowedHosts, resolve)
  const own = new Map<string, ModelClient>()

  const clientFor = (endpoint: Omit<OwnEndpoint, 'isMasked'>, fetchPinned?: typeof fetch): ModelClient =>
    createModelClient({
      ...endpoint,
      timeoutMs: settings.timeoutMs,
      idleMs: Math.ceil(settings.timeoutMs / 2),
      maxTokens: COMPLETION_TOKENS,
      attempts: ATTEMPTS,
      concurrency: settings.concurrency,
      breakAfter: BREAK_AFTER,
      breakMs: BREAK_MS,
      nowMs,
      random,
      ...(fetchPinned && { fetch: fetchPinned }),
    })

  const operatorsEndpoint: ModelEndpoint | null = operator && {
    owner: 'operator',
    host: new URL(operator.baseUrl).host,
    model: operator.model,
    client: clientFor(operator),
    prices: settings.prices,
  }

  const ownClient = (customerId: string, { baseUrl, model, apiKey }: OwnEndpoint): ModelClient => {
    const key = createHash('sha256')
      .update(JSON.stringify([customerId, baseUrl, model, apiKey]))
      .digest('hex')
    const known = own.get(key)
    const client = known ?? clientFor({ baseUrl, model, apiKey }, pinnedFetch)
    own.delete(key)
    own.set(key, client)
    if (own.size > MOST_OWN_CLIENTS) own.delete(own.keys().next().value ?? '')
    return client
  }

  return {
    endpointOf: (policy) => {
      if (policy.mode === 'masked') return operatorsEndpoint
      if (policy.mode === 'off' || policy.own === null) return null
      const { baseUrl, model } = policy.own
      const client = ownClient(policy.customerId, policy.own)
      return { owner: 'company', host: new URL(baseUrl).host, model, client, prices: null }
    },
    budgetOf: (policy) => dailyBudgetOf(policy, settings),
  }
}
