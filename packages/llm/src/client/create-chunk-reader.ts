import type { OpenAI } from 'openai'
import { createCallReader } from './create-call-reader.ts'
import { ModelError, type TokenUsage } from './model-error.ts'
import type { ToolCall } from './tool-call.ts'

type Chunk = OpenAI.ChatCompletionChunk
type Delta = OpenAI.ChatCompletionChunk.Choice.Delta

export interface Heard {
  readonly text: string
  readonly refusal: string
  readonly calls: readonly ToolCall[]
  /** Why the answer ended; null while it has not. */
  readonly finish: string | null
  /** What the endpoint says that it used, where it does. */
  readonly usage: TokenUsage | null
}

/** No answer of ours is so long: an endpoint that never stops is cut off. */
const LONGEST_ANSWER = 50_000
const MOST_TOKENS = 10_000_000

/** Puts an answer together from its pieces, any of whose parts an endpoint may leave out. */
export function createChunkReader() {
  const calls = createCallReader()
  let text = ''
  let refusal = ''
  let finish: string | null = null
  let usage: TokenUsage | null = null
  const hearDelta = (delta: Delta): void => {
    text += delta.content ?? ''
    refusal += delta.refusal ?? ''
    calls.hear(delta.tool_calls)
    if (text.length + refusal.length + calls.length() > LONGEST_ANSWER) throw new ModelError('malformed')
  }
  return {
    hear(chunk: Chunk): void {
      const choice = chunk.choices?.[0]
      finish = choice?.finish_reason ?? finish
      usage = usageOf(chunk.usage) ?? usage
      if (choice?.delta) hearDelta(choice.delta)
    },
    text: () => text,
    heard: (): Heard => ({ text, refusal, calls: calls.calls(), finish, usage }),
  }
}

/** What an endpoint says that it used, where that can be. */
function usageOf(said: OpenAI.CompletionUsage | null | undefined): TokenUsage | null {
  const counts = [said?.prompt_tokens, said?.completion_tokens]
  if (!counts.every((count) => Number.isInteger(count) && Number(count) >= 0 && Number(count) < MOST_TOKENS))
    return null
  return { promptTokens: counts[0] ?? 0, completionTokens: counts[1] ?? 0 }
}
