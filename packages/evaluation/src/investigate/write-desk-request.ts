import type { DeskRequest } from './desk-request.ts'

/** The whole conversation so far as somebody reads it. */
export function writeDeskRequest({ messages, tools = [] }: DeskRequest, answerName: string): string {
  const told = messages.map(({ role, content, tool_calls: calls = [], tool_call_id: callId }) => {
    const asked = calls.map((call) => `- ${call.function.name} ${call.function.arguments} (${call.id})`)
    const head = role === 'tool' ? `## answer to ${callId ?? ''}` : `## ${role}`
    return [head, '', ...(content ? [content] : []), ...asked, ''].join('\n')
  })
  return [
    ...told,
    '---',
    `Write your answer as ${answerName} beside this file (write it under another name first, then rename it):`,
    '',
    '{"calls": [{"tool": "search", "arguments": {"words": "timeout"}}, …]}',
    '',
    'or, at the end, {"report": {"incidents": […], "dismissed": […]}}',
    '',
    ...(tools.length > 0 ? ['Tools:', ''] : []),
    ...tools.map(
      ({ function: { name, description = '', parameters } }) =>
        `- **${name}**: ${description}\n  ${JSON.stringify(parameters)}`,
    ),
    '',
  ].join('\n')
}
