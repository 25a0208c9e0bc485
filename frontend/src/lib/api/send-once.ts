import { Problem } from '@holdfast/contracts/problem'
import { readAuth } from '../auth/auth-storage.ts'
import { endSession } from '../auth/end-session.ts'
import { ApiError } from './api-error.ts'
import { AuthenticationError } from './authentication-error.ts'

export const POST_TIMEOUT_MS = 120_000

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Public calls carry no token, and their 401 is an answer like any other. */
  readonly isPublic?: boolean
  /** A GET that uses something up: asked twice, it would be refused for what the first time did. */
  readonly isOnce?: boolean
}

export function urlOf({ path, query }: Pick<Call, 'path' | 'query'>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const problem = Problem.partial().safeParse(body)
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    detail: problem.data?.detail || null,
    code: problem.data?.code ?? null,
    requestId: problem.data?.request_id ?? response.headers.get('x-request-id'),
  })
}

/** With its token, unless anybody may send it. */
function initOf(call: Call, token: string | null | undefined, signals: readonly AbortSignal[]): RequestInit {
  const headers = new Headers(call.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  return {
    method: call.method ?? 'GET',
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(signals.length > 0 ? { signal: AbortSignal.any([...signals]) } : {}),
  }
}

const timeoutOf = ({ method, timeoutMs }: Call): number | undefined =>
  timeoutMs ?? (method === 'POST' ? POST_TIMEOUT_MS : undefined)

/** Sends one call with its token and time-out; answers only what is OK. */
export async function sendOnce(call: Call): Promise<Response> {
  const timeoutMs = timeoutOf(call)
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const signals = [timeout, call.signal].filter((signal) => signal !== undefined)
  const token = call.isPublic ? null : readAuth()?.token
  let response: Response
  try {
    response = await fetch(urlOf(call), initOf(call, token, signals))
  } catch (error) {
    if (timeout?.aborted)
      throw new Error(`Request timed out after ${(timeoutMs ?? 0) / 1_000} seconds`, { cause: error })
    throw error
  }
  if (response.ok) return response
  const failure = await failureOf(response)
  if (response.status !== 401 || call.isPublic) throw failure
  endSession(token, failure.detail)
  throw new AuthenticationError()
}
