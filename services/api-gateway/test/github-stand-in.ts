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
  repositories: HostedRepository[]
  /** Where the app was installed besides, each with what it was given. */
  others: { login: string; type: 'Organization' | 'User'; repositories: HostedRepository[] }[]
  heads: Record<string, string>
  /** Every call is answered so, where it is set. */
  failure: { status: number; headers?: Record<string, string> } | undefined
  tokenLastsSeconds: number | undefined
  /** A person agrees at the page that `authUrl` leads to; returns the code that the browser comes back with. */
  agree(authUrl: string): string
}

interface HostedRepository {
  readonly id: number
  readonly full_name: string
  readonly default_branch: string
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
    if (url.pathname === '/login/oauth/access_token') return giveToken(body)
    const path = url.pathname.replace(/^\/api\/v3/, '')
    if (path.startsWith('/applications/')) return revoke(body['access_token'] ?? '')
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token)) return { status: 401, content: { message: 'Bad credentials' }, headers: {} }
    return answerSignedIn(request, url, path)
  }

  function giveToken(body: Record<string, string>) {
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

  function revoke(token: string) {
    tokens.delete(token)
    host.revoked.push(token)
    return { status: 204, content: undefined, headers: {} }
  }

  function answerSignedIn(request: IncomingMessage, url: URL, path: string) {
    if (path === '/user') return ok({ login: 'octocat' })
    if (path === '/user/repos') return listPage(request, url, host.repositories, false)
    if (path === '/user/installations') {
      const accounts = [...host.others, { login: 'acme', type: 'Organization' }]
      const installations = accounts.map(({ login, type }, index) => ({ id: index + 1, account: { login, type } }))
      return ok({ total_count: installations.length, installations })
    }
    const installation = /^\/user\/installations\/(\d+)\/repositories$/.exec(path)?.[1]
    if (installation !== undefined) {
      const { repositories } = host.others[Number(installation) - 1] ?? host
      return listPage(request, url, repositories, true)
    }
    const repository = /^\/repos\/([^/]+\/[^/]+)\/commits$/.exec(path)?.[1]
    if (repository !== undefined) return ok([{ sha: host.heads[repository] ?? 'a'.repeat(40) }])
    return { status: 404, content: { message: 'Not Found' }, headers: {} }
  }

  function listPage(request: IncomingMessage, url: URL, all: readonly HostedRepository[], isWrapped: boolean) {
    const page = Number(url.searchParams.get('page') ?? 1)
    const repositories = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const etag = `"${createHash('sha256').update(JSON.stringify(repositories)).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) {
      host.unchanged++
      return { status: 304, content: undefined, headers: { etag } }
    }
    const next = new URL(url)
    next.searchParams.set('page', String(page + 1))
    const hasNext = all.length > page * PAGE_SIZE
    const link: Record<string, string> = hasNext ? { link: `<${next.href}>; rel="next"` } : {}
    return ok(isWrapped ? { total_count: all.length, repositories } : repositories, { etag, ...link })
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
    others: [],
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
