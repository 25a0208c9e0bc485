import { ApiError } from './api-error.ts'

export const SERVER_ERROR_TEXT = 'Server error. Please try again later.'

interface FlowTexts {
  readonly byStatus?: Readonly<Record<number, string>>
  readonly serverError?: string
  readonly otherwise: string
}

/** The server's sentence first, then the text for the status, then the one for server faults, then the rest. */
export function flowErrorText(error: unknown, texts: FlowTexts): string {
  if (!(error instanceof ApiError)) return texts.otherwise
  if (error.detail) return error.detail
  const known = texts.byStatus?.[error.status]
  if (known) return known
  return error.status >= 500 && texts.serverError ? texts.serverError : texts.otherwise
}
