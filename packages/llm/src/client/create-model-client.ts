import { setTimeout as delay } from 'node:timers/promises'
import { OpenAI } from 'openai'
import type { z } from 'zod'
import { createBoundedFetch } from './bounded-fetch.ts'
import { createCircuitBreaker } from './create-circuit-breaker.ts'
import { createDialects } from './create-dialects.ts'
import { createLimiter } from './create-limiter.ts'
import { ModelError, type ModelFailure } from './model-error.ts'
import { parseStructured } from './parse-structured.ts'
import { retryWithJitter } from './retry-with-jitter.ts'
import { type Completion, type ModelMessage, streamCompletion, tokensOf } from './stream-completion.ts'
import { toWireSchema } from './to-wire-schema.ts'

export interface ModelClientOptions {
  readonly baseUrl: string
  /** Null for endpoints that want none. */
  readonly apiKey: string | null
  readonly model: string
  readonly timeoutMs: number
  readonly idleMs: number
  readonly maxTokens: number
  readonly attempts: number
  readonly concurrency: number
  readonly breakAfter: number
  readonly breakMs: number
  readonly nowMs: () => number
  readonly random: () => number
  readonly sleep?: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** How it reaches the endpoint, where that is not simply by its address. */
  readonly fetch?: typeof fetch
}

/** One exchange as it went over the wire, for 'What the model saw'. */
export interface ModelExchange {
  readonly model: string
  readonly request: string
  readonly response: string
  readonly promptTokens: number
  readonly completionTokens: number
  readonly outcome: 'used' | 'malformed' | ModelFailure
}

export interface StructuredRequest<S extends z.ZodType> {
  /** Of the prompt, with its version. */
  readonly name: string
  readonly schema: S
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  /** What two requests must have in common to be the same, where their messages hold random marks. */
  readonly content?: readonly string[]
  /** How many values were taken out of the messages. */
  readonly maskedCount?: number
  /** Called when an exchange's turn has come, before anything is sent. Throwing keeps it from being sent. */
  readonly begin?: (request: BegunRequest) => Promise<EndExchange>
  /** Told of each exchange, failed ones too. */
  readonly onExchange?: (exchange: ModelExchange) => void
  /** Told of the answer so far, with each piece; a repaired one begins anew. */
  readonly onText?: ((text: string) => void) | undefined
}

export interface BegunRequest {
  /** The most that it may use. */
  readonly tokens: number
}

/** Told how it ended; the answer waits for it. */
export type EndExchange = (exchange: ModelExchange) => Promise<void>

export interface ModelClient {
  /** Throws ModelError alone. */
  readonly askStructured: <S extends z.ZodType>(request: StructuredRequest<S>) => Promise<z.output<S>>
}

const RETRY_BASE_MS = 250
const RETRY_MAX_MS = 5_000

export function createModelClient(options: ModelClientOptions): ModelClient {
  const { model, maxTokens, sleep = (delayMs, signal) => delay(delayMs, undefined, { signal }) } = options
  const openai = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey ?? 'none',
    defaultHeaders: options.apiKey === null ? { authorization: null } : {},
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
    fetch: createBoundedFetch(options.fetch ?? fetch),
  })
  const limit = createLimiter(options.concurrency)
  const guard = createCircuitBreaker({
    threshold: options.breakAfter,
    openMs: options.breakMs,
    nowMs: options.nowMs,
  })
  const speak = createDialects()

  const complete = (
    { name, schema, signal, onText }: Pick<StructuredRequest<z.ZodType>, 'name' | 'schema' | 'signal' | 'onText'>,
    messages: readonly ModelMessage[],
  ): Promise<Completion> => {
    const format = { name, schema: toWireSchema(schema) }
    const once = () =>
      speak(({ knowsSchemas, ...dialect }) =>
        streamCompletion(
          openai,
          { model, messages, maxTokens, format: knowsSchemas ? format : null, ...dialect, onText },
          options,
          signal,
        ),
      )
    const retry = { attempts: options.attempts, baseDelayMs: RETRY_BASE_MS, maxDelayMs: RETRY_MAX_MS, sleep }
    return guard(() => retryWithJitter(once, { ...retry, random: options.random }, signal))
  }

  /** The value, or what is wrong with the answer and the answer itself. */
  const exchangeOnce = async <S extends z.ZodType>(
    request: StructuredRequest<S>,
    messages: readonly ModelMessage[],
  ) => {
    const sent = { model, request: JSON.stringify(messages) }
    const end = await request.begin?.({ tokens: maxTokens + tokensOf(messages) })
    const tell = async (exchange: ModelExchange) => {
      await end?.(exchange)
      request.onExchange?.(exchange)
    }
    let completion: Completion
    try {
      completion = await complete(request, messages)
    } catch (error) {
      const known =
        error instanceof ModelError ? error : new ModelError(request.signal.aborted ? 'aborted' : 'unavailable')
      await tell({ ...sent, response: '', ...known.usage, outcome: known.failure })
      throw known
    }
    const { text: response, promptTokens, completionTokens } = completion
    const parsed = parseStructured(request.schema, response)
    const outcome = 'value' in parsed ? 'used' : 'malformed'
    await tell({ ...sent, response, promptTokens, completionTokens, outcome })
    return { parsed, response }
  }

  const askInTurn = async <S extends z.ZodType>(request: StructuredRequest<S>): Promise<z.output<S>> => {
    const first = await exchangeOnce(request, request.messages)
    if ('value' in first.parsed) return first.parsed.value
    const repair = `${first.parsed.problem}\nAnswer again with one JSON object of the given schema and nothing else.`
    const second = await exchangeOnce(request, [
      ...request.messages,
      { role: 'assistant', content: first.response },
      { role: 'user', content: repair },
    ])
    if ('value' in second.parsed) return second.parsed.value
    throw new ModelError('malformed')
  }

  return { askStructured: (request) => limit(() => askInTurn(request), request.signal) }
}
