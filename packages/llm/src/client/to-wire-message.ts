import type { OpenAI } from 'openai'
import type { ModelMessage } from './model-message.ts'

export function toWireMessage({ role, content, calls = [], callId }: ModelMessage): OpenAI.ChatCompletionMessageParam {
  if (role === 'tool') return { role, content, tool_call_id: callId ?? '' }
  if (role !== 'assistant' || calls.length === 0) return { role, content }
  const asked = calls.map((call) => ({
    id: call.id,
    type: 'function' as const,
    function: { name: call.name, arguments: call.arguments },
  }))
  // Some endpoints refuse an empty text beside calls.
  return { role, content: content === '' ? null : content, tool_calls: asked }
}
