import type { z } from 'zod'
import { repeatWhenCut } from './repeat-when-cut.ts'
import { sendOnce, type Call } from './send-once.ts'

/** Sends a call and parses its answer with the contract. */
export async function request<S extends z.ZodType>(schema: S, call: Call): Promise<z.output<S>> {
  const body: unknown = await repeatWhenCut(call, async () => {
    const response = await sendOnce(call)
    return response.status === 204 ? null : response.json()
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Error(`The server answered ${call.path} in a shape this page does not know.`, { cause: parsed.error })
}
