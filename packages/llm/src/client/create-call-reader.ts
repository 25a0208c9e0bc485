import type { OpenAI } from 'openai'
import type { ToolCall } from './tool-call.ts'

type Delta = OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall

/** No turn of ours needs more, and an endpoint decides how many places it names. */
const MOST_CALLS = 16

/** Calls come in pieces, each with the place of its call. */
export function createCallReader() {
  const parts = new Map<number, { id: string; name: string; arguments: string }>()
  let length = 0
  return {
    hear(deltas: readonly Delta[] | undefined): void {
      for (const { index = parts.size, id, function: called } of deltas ?? []) {
        if (!parts.has(index) && parts.size >= MOST_CALLS) continue
        const part = parts.get(index) ?? { id: '', name: '', arguments: '' }
        part.id = id ?? part.id
        part.name += called?.name ?? ''
        part.arguments += called?.arguments ?? ''
        length += (called?.name?.length ?? 0) + (called?.arguments?.length ?? 0)
        parts.set(index, part)
      }
    },
    length: () => length,
    calls: (): ToolCall[] =>
      [...parts.entries()]
        .toSorted(([a], [b]) => a - b)
        .map(([index, part]) => ({ ...part, id: part.id === '' ? `call-${index}` : part.id })),
  }
}
