import { setTimeout as delay } from 'node:timers/promises'
import { OpenAI } from 'openai'
import type { z } from 'zod'
import { createBoundedFetch } from './bounded-fetch.ts'
import { createCircuitBreaker } from './create-circuit-breaker.ts'
import { createDialects } from './create-dialects.ts'
import { createLimiter } from './create-limiter.ts'
import { ModelError, type ModelFailure } from './model-error.ts'
import { askTwice } from './ask-twice.ts'
import { parseStructured, type Structured } from './parse-structured.ts'
import { retryWithJitter } from './retry-with-jitter.ts'
import { readWrittenCalls, speakWithoutTools, WRITTEN_CALLS, writeCalls } from './speak-without-tools.ts'
import type { ModelMessage } from './model-message.ts'
import { type Completion, streamCompletion, tokensOf, tokensOfTools } from './stream-completion.ts'
import { toWireSchema } from './to-wire-schema.ts'
import type { ToolCall, ToolSpec } from './tool-call.ts'

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
  /** Told of the answer so far, with each piece; a repaired one begins again. */
  readonly onText?: ((text: string) => void) | undefined
}

export interface BegunRequest {
  /** The most that it may use. */
  readonly tokens: number
}

/** Told how it ended; the answer waits for it. */
export type EndExchange = (exchange: ModelExchange) => Promise<void>

/** One turn of a conversation in which the model may call tools. */
export interface TurnRequest extends Pick<
  StructuredRequest<z.ZodType>,
  'name' | 'messages' | 'signal' | 'content' | 'maskedCount' | 'begin' | 'onExchange'
> {
  readonly tools: readonly ToolSpec[]
  /** The longest answer, where it is not the client's. */
  readonly maxTokens?: number
}

export interface ModelClient {
  /** Throws ModelError alone. */
  readonly askStructured: <S extends z.ZodType>(request: StructuredRequest<S>) => Promise<z.output<S>>
  /** What the model calls next, at least one tool; by the protocol's tools, or as JSON where they are not spoken. */
  readonly takeTurn: (request: TurnRequest) => Promise<readonly ToolCall[]>
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

  const completeTurn = (request: TurnRequest, messages: readonly ModelMessage[]): Promise<Completion> => {
    const { tools, signal } = request
    const written = { name: request.name, schema: WRITTEN_CALLS }
    const common = { model, maxTokens: request.maxTokens ?? maxTokens }
    const once = () =>
      speak(
        ({ knowsSchemas, knowsTools, ...dialect }) =>
          streamCompletion(
            openai,
            knowsTools
              ? { ...common, ...dialect, messages, tools, format: null }
              : {
                  ...common,
                  ...dialect,
                  messages: speakWithoutTools(messages, tools),
                  format: knowsSchemas ? written : null,
                },
            options,
            signal,
          ),
        true,
      )
    const retry = { attempts: options.attempts, baseDelayMs: RETRY_BASE_MS, maxDelayMs: RETRY_MAX_MS, sleep }
    return guard(() => retryWithJitter(once, { ...retry, random: options.random }, signal))
  }

  /** The value, or what is wrong with the answer and the answer itself. */
  const exchangeOnce = async <T>(
    request: Pick<StructuredRequest<z.ZodType>, 'signal' | 'begin' | 'onExchange'>,
    messages: readonly ModelMessage[],
    longest: number,
    ask: () => Promise<Completion>,
    read: (completion: Completion) => Structured<T>,
  ) => {
    const sent = { model, request: JSON.stringify(messages) }
    const end = await request.begin?.({ tokens: longest + tokensOf(messages) })
    const tell = async (exchange: ModelExchange) => {
      await end?.(exchange)
      request.onExchange?.(exchange)
    }
    let completion: Completion
    try {
      completion = await ask()
    } catch (error) {
      const known =
        error instanceof ModelError ? error : new ModelError(request.signal.aborted ? 'aborted' : 'unavailable')
      await tell({ ...sent, response: '', ...known.usage, outcome: known.failure })
      throw known
    }
    const { promptTokens, completionTokens } = completion
    const response = completion.calls.length > 0 ? writeCalls(completion.calls) : completion.text
    const parsed = read(completion)
    const outcome = 'value' in parsed ? 'used' : 'malformed'
    await tell({ ...sent, response, promptTokens, completionTokens, outcome })
    return { parsed, response }
  }

  const askInTurn = <S extends z.ZodType>(request: StructuredRequest<S>): Promise<z.output<S>> =>
    askTwice(
      request.messages,
      (messages) =>
        exchangeOnce(
          request,
          messages,
          maxTokens,
          () => complete(request, messages),
          ({ text }) => parseStructured(request.schema, text),
        ),
      'Answer again with one JSON object of the given schema and nothing else.',
    )

  const turnInTurn = (request: TurnRequest): Promise<readonly ToolCall[]> =>
    askTwice<readonly ToolCall[]>(
      request.messages,
      (messages) =>
        exchangeOnce(
          request,
          messages,
          (request.maxTokens ?? maxTokens) + tokensOfTools(request.tools),
          () => completeTurn(request, messages),
          ({ text, calls }): Structured<readonly ToolCall[]> =>
            calls.length > 0 ? { value: calls } : readWrittenCalls(text),
        ),
      'Call a tool, or answer with one JSON object {"calls": [{"tool": NAME, "arguments": {…}}]} and nothing else.',
    )

  return {
    askStructured: (request) => limit(() => askInTurn(request), request.signal),
    takeTurn: (request) => limit(() => turnInTurn(request), request.signal),
  }
}
