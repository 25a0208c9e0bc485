import { ModelError } from './model-error.ts'
import type { ModelMessage } from './model-message.ts'
import type { Structured } from './parse-structured.ts'

interface Exchanged<T> {
  readonly parsed: Structured<T>
  readonly response: string
}

/** An answer that cannot be read is sent back once, with what is wrong with it. */
export async function askTwice<T>(
  messages: readonly ModelMessage[],
  exchange: (messages: readonly ModelMessage[]) => Promise<Exchanged<T>>,
  reminder: string,
): Promise<T> {
  const first = await exchange(messages)
  if ('value' in first.parsed) return first.parsed.value
  const second = await exchange([
    ...messages,
    { role: 'assistant', content: first.response },
    { role: 'user', content: `${first.parsed.problem}\n${reminder}` },
  ])
  if ('value' in second.parsed) return second.parsed.value
  throw new ModelError('malformed')
}
