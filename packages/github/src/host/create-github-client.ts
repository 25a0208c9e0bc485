import { AppError } from '@holdfast/runtime/app-error'
import type { z } from 'zod'
import type { AnswerCache, CachedAnswer } from './answer-cache.ts'
import { type CallBudget, spendCall } from './call-budget.ts'
import { AccessRefused, RateLimited, unreachable } from './host-failure.ts'
import { nextPage } from './next-page.ts'
import { readRateLimit } from './read-rate-limit.ts'

export interface ClientOptions {
  readonly apiUrl: string
  readonly token: string
  readonly cache: AnswerCache
  readonly budget: CallBudget
  readonly nowMs: () => number
}

export interface GithubClient {
  readonly budget: CallBudget
  /** Undefined where the host knows no such thing, or hides it. */
  get<S extends z.ZodType>(schema: S, path: string, options?: GetOptions): Promise<z.output<S> | undefined>
  /** All pages, up to `maxPages`. */
  list<S extends z.ZodType>(schema: S, path: string, maxPages: number): Promise<z.output<S>[]>
}

interface GetOptions {
  /** Named by a commit: what was answered once is answered for good. */
  readonly isImmutable?: boolean
}

const TIMEOUT_MS = 15_000
const MAX_BODY_BYTES = 32 * 1024 * 1024

/** Reads the REST API with conditional requests; says plainly when the host is dead, refuses us or wants us to wait. */
export function createGithubClient({ apiUrl, token, cache, budget, nowMs }: ClientOptions): GithubClient {
  async function fetchOnce(url: string, etag: string | null | undefined): Promise<Response> {
    spendCall(budget)
    try {
      return await fetch(url, {
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'user-agent': 'holdfast',
          'x-github-api-version': '2022-11-28',
          ...(etag ? { 'if-none-match': etag } : {}),
        },
        // A renamed repository answers so; the token stays behind where another host is meant.
        redirect: 'follow',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      throw unreachable(error)
    }
  }

  async function read(url: string, { isImmutable = false }: GetOptions = {}): Promise<CachedAnswer | undefined> {
    const known = await cache.read(url)
    if (known && isImmutable) return known
    const response = await fetchOnce(url, known?.etag)
    if (known && response.status === 304) {
      await response.body?.cancel()
      return known
    }
    const text = await readText(response)
    if (!response.ok) {
      refuse(response, text, nowMs())
      return undefined
    }
    const answer = {
      etag: response.headers.get('etag'),
      body: parseJson(text),
      next: nextPage(response.headers.get('link'), apiUrl),
    }
    if (isImmutable || answer.etag) await cache.write(url, answer)
    return answer
  }

  return {
    budget,
    async get(schema, path, options) {
      const answer = await read(`${apiUrl}${path}`, options)
      return answer && parse(schema, answer.body)
    },
    async list(schema, path, maxPages) {
      const pages = []
      let url: string | null = `${apiUrl}${path}`
      for (let page = 0; url !== null && page < maxPages; page++) {
        const answer: CachedAnswer | undefined = await read(url)
        if (!answer) break
        pages.push(parse(schema, answer.body))
        url = answer.next
      }
      return pages
    },
  }
}

/** Throws, but for what is only not there. */
function refuse(response: Response, text: string, nowMs: number): void {
  const waitSeconds = readRateLimit(response.status, response.headers, text, nowMs)
  if (waitSeconds !== undefined) throw new RateLimited(waitSeconds)
  if (response.status === 401) throw new AccessRefused()
  if ([403, 404, 409, 410, 422, 451].includes(response.status)) return
  throw unreachable(new Error(`GitHub answered ${response.status}`))
}

async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) {
    await response.body?.cancel()
    throw unreachable(new Error('the answer is too large'))
  }
  try {
    return await response.text()
  } catch (error) {
    throw unreachable(error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreachable(error)
  }
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new AppError('upstream_failed', 'Unexpected response from GitHub.', { cause: parsed.error })
}
