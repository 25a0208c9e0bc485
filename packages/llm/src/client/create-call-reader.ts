import type { OpenAI } from 'openai'
import type { ToolCall } from './tool-call.ts'

/** Endpoints leave out what they like. */
type Delta = Partial<OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall>

/** No turn of ours needs more, and an endpoint decides how many places it names. */
const MOST_CALLS = 16

interface Part {
  readonly id: string
  readonly name: string
  readonly arguments: string
}

const NOTHING: Part = { id: '', name: '', arguments: '' }

const add = (part: Part, { id, function: called }: Delta): Part => ({
  id: id ?? part.id,
  name: part.name + (called?.name ?? ''),
  arguments: part.arguments + (called?.arguments ?? ''),
})

/** Calls come in pieces, each with the place of its call. */
export function createCallReader() {
  const parts = new Map<number, Part>()
  return {
    hear(deltas: readonly Delta[] | undefined): void {
      for (const delta of deltas ?? []) {
        const { index = parts.size } = delta
        if (!parts.has(index) && parts.size >= MOST_CALLS) continue
        parts.set(index, add(parts.get(index) ?? NOTHING, delta))
      }
    },
    length: () => [...parts.values()].reduce((sum, part) => sum + part.name.length + part.arguments.length, 0),
    calls: (): ToolCall[] =>
      [...parts.entries()]
        .toSorted(([a], [b]) => a - b)
        .map(([index, part]) => ({ ...part, id: part.id === '' ? `call-${index}` : part.id })),
  }
}
