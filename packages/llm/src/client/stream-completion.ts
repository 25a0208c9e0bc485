import type { OpenAI } from 'openai'
import { estimateTokens } from '../budget/estimate-tokens.ts'
import { createChunkReader, type Heard } from './create-chunk-reader.ts'
import { ModelError } from './model-error.ts'
import { toModelError } from './to-model-error.ts'
import type { ModelMessage } from './model-message.ts'
import type { ToolCall, ToolSpec } from './tool-call.ts'
import { toWireMessage } from './to-wire-message.ts'

export interface CompletionRequest {
  readonly model: string
  readonly messages: readonly ModelMessage[]
  readonly maxTokens: number
  /** A JSON schema that the answer must follow; null where the endpoint knows no such thing. */
  readonly format: { readonly name: string; readonly schema: Record<string, unknown> } | null
  /** Models that reason know the limit by another name, and no temperature. */
  readonly isReasoning: boolean
  /** Some endpoints know neither a temperature nor how to count. */
  readonly isPlain: boolean
  /** What the model may call; none where there is nothing to call, or the endpoint knows no tools. */
  readonly tools?: readonly ToolSpec[]
  /** Told of the text so far, with each piece. */
  readonly onText?: ((text: string) => void) | undefined
}

export interface Completion {
  readonly text: string
  readonly calls: readonly ToolCall[]
  readonly promptTokens: number
  readonly completionTokens: number
}

export interface StreamLimits {
  /** For the whole answer. */
  readonly timeoutMs: number
  /** Between two pieces of it. The first may take the whole time: small machines read a long question slowly. */
  readonly idleMs: number
}

/** Always streamed: an endpoint that stalls is told from one that is slow. */
export async function streamCompletion(
  openai: OpenAI,
  request: CompletionRequest,
  { timeoutMs, idleMs }: StreamLimits,
  signal: AbortSignal,
): Promise<Completion> {
  const watchdog = new AbortController()
  const total = setTimeout(() => watchdog.abort(), timeoutMs)
  let idle: NodeJS.Timeout | undefined
  try {
    const stream = await openai.chat.completions.create(toBody(request), {
      signal: AbortSignal.any([signal, watchdog.signal]),
    })
    const reader = createChunkReader()
    for await (const chunk of stream) {
      clearTimeout(idle)
      idle = setTimeout(() => watchdog.abort(), idleMs)
      const known = reader.text()
      reader.hear(chunk)
      if (reader.text() !== known) request.onText?.(reader.text())
    }
    if (signal.aborted) throw new ModelError('aborted')
    if (watchdog.signal.aborted) throw new ModelError('timeout')
    return completionOf(reader.heard(), request)
  } catch (error) {
    if (watchdog.signal.aborted && !signal.aborted) throw new ModelError('timeout', { cause: error })
    throw signal.aborted ? new ModelError('aborted', { cause: error }) : toModelError(error)
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
  }
}

/** Where the endpoint does not say what it used, that is estimated. */
function completionOf({ text, refusal, calls, finish, usage: said }: Heard, request: CompletionRequest): Completion {
  const usage = said ?? {
    promptTokens: tokensOf(request.messages) + tokensOfTools(request.tools),
    completionTokens: estimateTokens(text + calls.map((call) => call.arguments).join('')),
  }
  if (refusal || finish === 'content_filter') throw new ModelError('refused', { usage })
  if (finish === null) throw new ModelError('unavailable')
  return { text, calls, ...usage }
}

export const tokensOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce(
    (sum, { content, calls = [] }) =>
      sum + estimateTokens(content) + calls.reduce((total, call) => total + estimateTokens(call.arguments), 0),
    0,
  )

/** A model reads them with each turn. */
export const tokensOfTools = (tools: readonly ToolSpec[] = []): number =>
  tools.length === 0 ? 0 : estimateTokens(JSON.stringify(tools))

function toBody({ model, messages, maxTokens, format, isReasoning, isPlain, tools = [] }: CompletionRequest) {
  return {
    model,
    messages: messages.map(toWireMessage),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, parameters }) => ({
        type: 'function' as const,
        function: { name, description, parameters },
      })),
    }),
    ...(isReasoning ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(!isReasoning && !isPlain && { temperature: 0 }),
    stream: true as const,
    ...(!isPlain && { stream_options: { include_usage: true } }),
    ...(format && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: format.name, schema: format.schema, strict: true },
      },
    }),
  }
}
