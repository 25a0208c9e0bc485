import type { z } from 'zod'
import { send, type Call } from './send.ts'

/** Sends a call and parses its answer with the contract. */
export async function request<S extends z.ZodType>(schema: S, call: Call): Promise<z.output<S>> {
  const response = await send(call)
  const body: unknown = response.status === 204 ? null : await response.json()
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Error(`The server answered ${call.path} in a shape this page does not know.`, { cause: parsed.error })
}
