import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { GithubSettings } from '@holdfast/github/github-settings'

interface Grant {
  readonly challenge: string
  isUsed: boolean
}

/** What GitHub keeps of authorizations and repositories, in the shapes of its documentation. */
export interface GithubStandIn {
  readonly settings: GithubSettings
  readonly calls: string[]
  readonly revoked: string[]
  /** Answers 'not modified'. */
  unchanged: number
  repositories: { id: number; full_name: string; default_branch: string }[]
  heads: Record<string, string>
  /** Every call is answered so, where it is set. */
  failure: { status: number; headers?: Record<string, string> } | undefined
  tokenLastsSeconds: number | undefined
  /** A person agrees at the page that `authUrl` leads to; returns the code that the browser comes back with. */
  agree(authUrl: string): string
}

const PAGE_SIZE = 100

export function githubStandIn(): GithubStandIn {
  const grants = new Map<string, Grant>()
  const tokens = new Set<string>()
  const refreshTokens = new Set<string>()
  let origin = ''
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', origin)
      host.calls.push(`${request.method} ${url.pathname}${url.search}`)
      const { status, content, headers } = answer(request, url, body)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(content))
    })
  })
  const ok = (content: unknown, headers: Record<string, string> = {}) => ({ status: 200, content, headers })
  const issue = () => {
    const [access, refresh] = [`ghu_${randomBytes(8).toString('hex')}`, `ghr_${randomBytes(8).toString('hex')}`]
    tokens.add(access)
    refreshTokens.add(refresh)
    return ok({
      access_token: access,
      token_type: 'bearer',
      ...(host.tokenLastsSeconds === undefined ? {} : { expires_in: host.tokenLastsSeconds, refresh_token: refresh }),
    })
  }

  function answer(request: IncomingMessage, url: URL, body: Record<string, string>) {
    if (host.failure) return { content: { message: 'failure' }, headers: {}, ...host.failure }
    if (url.pathname === '/login/oauth/access_token') {
      if (body['grant_type'] === 'refresh_token') {
        return refreshTokens.delete(body['refresh_token'] ?? '') ? issue() : ok({ error: 'bad_refresh_token' })
      }
      const grant = grants.get(body['code'] ?? '')
      const challenge = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url')
      if (!grant || grant.isUsed || grant.challenge !== challenge) return ok({ error: 'bad_verification_code' })
      grant.isUsed = true
      return issue()
    }
    if (url.pathname.startsWith('/applications/')) {
      tokens.delete(body['access_token'] ?? '')
      host.revoked.push(body['access_token'] ?? '')
      return { status: 204, content: undefined, headers: {} }
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token)) return { status: 401, content: { message: 'Bad credentials' }, headers: {} }
    if (url.pathname === '/user') return ok({ login: 'octocat' })
    if (url.pathname === '/user/installations') {
      return ok({ total_count: 1, installations: [{ id: 7, account: { login: 'acme', type: 'Organization' } }] })
    }
    if (url.pathname === '/user/installations/7/repositories') return listPage(request, url)
    const repository = /^\/repos\/([^/]+\/[^/]+)\/commits$/.exec(url.pathname)?.[1]
    if (repository !== undefined) return ok([{ sha: host.heads[repository] ?? 'a'.repeat(40) }])
    return { status: 404, content: { message: 'Not Found' }, headers: {} }
  }

  function listPage(request: IncomingMessage, url: URL) {
    const page = Number(url.searchParams.get('page') ?? 1)
    const repositories = host.repositories.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const etag = `"${createHash('sha256').update(JSON.stringify(repositories)).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) {
      host.unchanged++
      return { status: 304, content: undefined, headers: { etag } }
    }
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const hasNext = host.repositories.length > page * PAGE_SIZE
    const link: Record<string, string> = hasNext ? { link: `<${next.href}>; rel="next"` } : {}
    return ok({ total_count: host.repositories.length, repositories }, { etag, ...link })
  }

  const host: GithubStandIn = {
    get settings() {
      return {
        clientId: 'Iv23liTest',
        clientSecret: 'client secret',
        url: origin,
        apiUrl: origin,
        webhookSecret: 'a webhook secret',
      }
    },
    calls: [],
    revoked: [],
    unchanged: 0,
    repositories: [],
    heads: {},
    failure: undefined,
    tokenLastsSeconds: undefined,
    agree(authUrl) {
      const code = randomBytes(10).toString('hex')
      const challenge = new URL(authUrl).searchParams.get('code_challenge') ?? ''
      grants.set(code, { challenge, isUsed: false })
      return code
    },
  }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return host
}

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>)
}
