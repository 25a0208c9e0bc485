import { z } from 'zod'
import type { ModelMessage } from './model-message.ts'
import { parseStructured, type Structured } from './parse-structured.ts'
import type { ToolCall, ToolSpec } from './tool-call.ts'

/** How a model asks for something where its endpoint takes no tools. */
const WrittenCalls = z.object({
  calls: z
    .array(z.object({ tool: z.string(), arguments: z.unknown() }))
    .min(1)
    .max(16),
})

export const WRITTEN_CALLS: Readonly<Record<string, unknown>> = {
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: {
        type: 'object',
        properties: { tool: { type: 'string' }, arguments: { type: 'object' } },
        required: ['tool', 'arguments'],
      },
    },
  },
  required: ['calls'],
}

/** The same conversation for an endpoint that takes no tools: they are told in words, and called by JSON. */
export function speakWithoutTools(messages: readonly ModelMessage[], tools: readonly ToolSpec[]): ModelMessage[] {
  const told: ModelMessage[] = []
  const add = (role: 'system' | 'user' | 'assistant', content: string) => {
    const last = told.at(-1)
    // Many templates of local models want the roles to take turns.
    if (last?.role === role) told[told.length - 1] = { role, content: `${last.content}\n\n${content}` }
    else told.push({ role, content })
  }
  for (const { role, content, calls = [], callId } of messages) {
    if (role === 'tool') add('user', `Answer to ${callId ?? 'the call'}:\n${content}`)
    else if (role === 'assistant' && calls.length > 0) add('assistant', writeCalls(calls))
    else add(role, content)
    if (role === 'system') add('system', describeTools(tools))
  }
  return told
}

export const writeCalls = (calls: readonly ToolCall[]): string =>
  JSON.stringify({ calls: calls.map((call) => ({ tool: call.name, arguments: tryJson(call.arguments) })) })

const describeTools = (tools: readonly ToolSpec[]): string =>
  [
    'Call tools by answering with one JSON object and nothing else: {"calls": [{"tool": NAME, "arguments": {…}}]}',
    ...tools.map(
      ({ name, description, parameters }) => `${name}: ${description} Arguments: ${JSON.stringify(parameters)}`,
    ),
  ].join('\n')

/** The calls that a text holds, or what is wrong with it. */
export function readWrittenCalls(text: string): Structured<ToolCall[]> {
  const parsed = parseStructured(WrittenCalls, text)
  if (!('value' in parsed)) return parsed
  const calls = parsed.value.calls.map((call, index) => ({
    id: `call-${index}`,
    name: call.tool,
    arguments: typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments ?? {}),
  }))
  return { value: calls }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
