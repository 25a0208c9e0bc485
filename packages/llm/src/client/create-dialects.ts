import { ModelError } from './model-error.ts'

export interface Dialect {
  /** The endpoint takes a JSON schema that the answer must follow. */
  readonly knowsSchemas: boolean
  /** The endpoint takes tools, and its model may call them. */
  readonly knowsTools: boolean
  /** The model wants `max_completion_tokens` and no temperature. */
  readonly isReasoning: boolean
  /** The endpoint takes what every endpoint takes, and no more. */
  readonly isPlain: boolean
}

type Speak = <T>(ask: (dialect: Dialect) => Promise<T>, usesTools?: boolean) => Promise<T>

const isRefusedRequest = (error: unknown): error is ModelError =>
  error instanceof ModelError && (error.status === 400 || error.status === 422)

/** Endpoints differ in what they take: a refused request is said in other words, and those that worked are kept. */
export function createDialects(): Speak {
  let known: Dialect = { knowsSchemas: true, knowsTools: true, isReasoning: false, isPlain: false }
  return async (ask, usesTools = false) => {
    let dialect = known
    for (;;) {
      try {
        const result = await ask(dialect)
        known = dialect
        return result
      } catch (error) {
        const next = isRefusedRequest(error) ? otherWords(dialect, error, usesTools) : null
        if (!next) throw error
        dialect = next
      }
    }
  }
}

function otherWords(dialect: Dialect, error: ModelError, usesTools: boolean): Dialect | null {
  const complaint = error.cause instanceof Error ? error.cause.message : ''
  if (!dialect.isReasoning && /max_tokens|temperature/.test(complaint)) return { ...dialect, isReasoning: true }
  if (usesTools && dialect.knowsTools) return { ...dialect, knowsTools: false }
  if (dialect.knowsSchemas) return { ...dialect, knowsSchemas: false }
  return dialect.isPlain ? null : { ...dialect, isPlain: true }
}
