import type { ModelEnvironment } from './model-environment.ts'

const CONTEXT_TOKENS = 6_000
const INVESTIGATION_TOKENS = 16_000
const PUBLIC_URL = 'https://api.openai.com/v1'

/** US dollars per million tokens. */
export interface ModelPrices {
  readonly input: number
  readonly output: number
}

export interface OperatorEndpoint {
  readonly baseUrl: string
  /** Local models want none. */
  readonly apiKey: string | null
  readonly model: string
}

export interface ModelSettings {
  /** Null where the operator set up no model: then only companies with an endpoint of their own use one. */
  readonly operator: OperatorEndpoint | null
  /** The most that a company may spend at the operator's endpoint in a day. */
  readonly dailyTokens: number
  /** Null where the operator named none, or but one of the two. */
  readonly prices: ModelPrices | null
  readonly timeoutMs: number
  readonly concurrency: number
  readonly contextTokens: number
  /** Of an investigation, which reads and asks for long. */
  readonly investigationTokens: number
  readonly allowedHosts: readonly string[]
}

/** A key or an address is enough to have a model. */
export function readModelSettings(env: ModelEnvironment): ModelSettings {
  const {
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_INPUT_PRICE: input,
    OPENAI_OUTPUT_PRICE: output,
  } = env
  const isSetUp = apiKey !== undefined || baseUrl !== undefined
  return {
    operator: isSetUp ? { baseUrl: baseUrl ?? PUBLIC_URL, apiKey: apiKey ?? null, model: env.OPENAI_MODEL } : null,
    dailyTokens: env.OPENAI_DAILY_TOKENS,
    prices: input === undefined || output === undefined ? null : { input, output },
    timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1_000,
    concurrency: env.OPENAI_CONCURRENCY,
    contextTokens: env.OPENAI_CONTEXT_TOKENS ?? CONTEXT_TOKENS,
    investigationTokens: env.OPENAI_CONTEXT_TOKENS ?? INVESTIGATION_TOKENS,
    allowedHosts: env.OPENAI_ALLOWED_HOSTS,
  }
}
