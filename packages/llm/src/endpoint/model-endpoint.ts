import type { ModelClient } from '../client/create-model-client.ts'
import type { ModelPrices } from '../settings/read-model-settings.ts'

/** A model that may be asked, and whose it is. */
export interface ModelEndpoint {
  readonly owner: 'operator' | 'company'
  /** Such as `api.openai.com`. */
  readonly host: string
  readonly model: string
  readonly client: ModelClient
  /** Null: unknown, or the company pays by itself. */
  readonly prices: ModelPrices | null
}

/** How a company wants models to be used. */
export interface CompanyModelPolicy {
  readonly customerId: string
  readonly mode: 'off' | 'masked' | 'own'
  readonly addresses: 'none' | 'public' | 'all'
  readonly dailyTokenBudget: number
  readonly own: OwnEndpoint | null
  /** People of the company, to be masked. */
  readonly names: readonly string[]
}

export interface OwnEndpoint {
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | null
  readonly isMasked: boolean
}
