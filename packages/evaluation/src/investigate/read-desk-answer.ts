import { z } from 'zod'

const Call = z.object({ tool: z.string(), arguments: z.unknown() })
const Answer = z.union([
  z.object({ calls: z.array(Call).min(1) }),
  z.object({ report: z.record(z.string(), z.unknown()) }),
  Call,
])

/** What somebody at the desk answered: calls of tools, or the report. */
export function readDeskAnswer(
  text: string,
): { readonly value: { name: string; arguments: unknown }[] } | { readonly problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { problem: `The answer is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  const read = Answer.safeParse(json)
  if (!read.success)
    return {
      problem:
        'The answer must be {"calls": [{"tool": NAME, "arguments": {…}}]} or {"report": {"incidents": […], "dismissed": […]}}.',
    }
  if ('report' in read.data) return { value: [{ name: 'report', arguments: read.data.report }] }
  const calls = 'calls' in read.data ? read.data.calls : [read.data]
  return { value: calls.map((call) => ({ name: call.tool, arguments: call.arguments ?? {} })) }
}
