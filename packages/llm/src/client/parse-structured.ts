import { z } from 'zod'

export type Structured<T> = { readonly value: T } | { readonly problem: string }

/** Small models like to wrap their JSON in a code block or to talk before it. */
export function parseStructured<S extends z.ZodType>(schema: S, text: string): Structured<z.output<S>> {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start === -1 || end < start) return { problem: 'The answer holds no JSON object.' }
  let json: unknown
  try {
    json = JSON.parse(text.slice(start, end + 1))
  } catch {
    return { problem: 'The answer is not valid JSON.' }
  }
  const result = schema.safeParse(json)
  return result.success ? { value: result.data } : { problem: z.prettifyError(result.error) }
}
