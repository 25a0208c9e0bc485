import { setTimeout as delay } from 'node:timers/promises'
import { OpenAI } from 'openai'
import { z } from 'zod'
import { createCircuitBreaker } from './create-circuit-breaker.ts'
import { createLimiter } from './create-limiter.ts'
import { ModelError, type ModelFailure } from './model-error.ts'
import { parseStructured } from './parse-structured.ts'
import { retryWithJitter } from './retry-with-jitter.ts'
import { type Completion, type ModelMessage, streamCompletion } from './stream-completion.ts'

export interface ModelClientOptions {
  readonly baseUrl: string
  readonly apiKey: string
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
  readonly name: string
  readonly schema: S
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  /** Told of each exchange, failed ones too. */
  readonly onExchange?: (exchange: ModelExchange) => void
}

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
    apiKey: options.apiKey,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
  })
  const limit = createLimiter(options.concurrency)
  const guard = createCircuitBreaker({
    threshold: options.breakAfter,
    openMs: options.breakMs,
    nowMs: options.nowMs,
  })
  let knowsSchemas = true

  const complete = (name: string, schema: z.ZodType, messages: readonly ModelMessage[], signal: AbortSignal) => {
    const once = (): Promise<Completion> => {
      const format = knowsSchemas ? { name, schema: z.toJSONSchema(schema) as Record<string, unknown> } : null
      return streamCompletion(openai, { model, messages, maxTokens, format }, options, signal)
    }
    const orWithoutSchema = async () => {
      try {
        return await once()
      } catch (error) {
        if (!knowsSchemas || !(error instanceof ModelError) || ![400, 422].includes(error.status ?? 0)) throw error
        knowsSchemas = false
        try {
          return await once()
        } catch (again) {
          knowsSchemas = true
          throw again
        }
      }
    }
    const retry = { attempts: options.attempts, baseDelayMs: RETRY_BASE_MS, maxDelayMs: RETRY_MAX_MS, sleep }
    return limit(
      () => guard(() => retryWithJitter(orWithoutSchema, { ...retry, random: options.random }, signal)),
      signal,
    )
  }

  /** The value, or what is wrong with the answer and the answer itself. */
  const exchangeOnce = async <S extends z.ZodType>(
    { name, schema, signal, onExchange }: StructuredRequest<S>,
    messages: readonly ModelMessage[],
  ) => {
    const request = JSON.stringify(messages)
    let completion: Completion
    try {
      completion = await complete(name, schema, messages, signal)
    } catch (error) {
      const known = error instanceof ModelError ? error : new ModelError(signal.aborted ? 'aborted' : 'unavailable')
      onExchange?.({ model, request, response: '', promptTokens: 0, completionTokens: 0, outcome: known.failure })
      throw known
    }
    const { text: response, promptTokens, completionTokens } = completion
    const parsed = parseStructured(schema, response)
    const outcome = 'value' in parsed ? 'used' : 'malformed'
    onExchange?.({ model, request, response, promptTokens, completionTokens, outcome })
    return { parsed, response }
  }

  return {
    async askStructured(request) {
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
    },
  }
}
