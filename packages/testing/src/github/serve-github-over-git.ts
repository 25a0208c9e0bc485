import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, answerOverGit, type HostedRepository } from './answer-over-git.ts'

export interface GithubOverGit {
  readonly url: string
  /** 'GET /repos/acme/shop/commits?sha=main', in order. */
  readonly calls: string[]
  /** Answers 'not modified'. */
  unchanged: number
  /** Every call is answered so, where it is set. */
  failure: Answer | undefined
  close(): Promise<void>
}

const ACCESS_TOKEN = 'ghu_overgit'

/** A source-code host in the REST API's shapes: its repositories are real ones, and everybody who asks is let in. */
export async function serveGithubOverGit(repositories: readonly HostedRepository[]): Promise<GithubOverGit> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    host.calls.push(`${request.method} ${url.pathname}${url.search}`)
    const { status = 200, body, headers = {} } = host.failure ?? answer(repositories, request, url)
    const text = JSON.stringify(body)
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`
    if (status === 200 && request.headers['if-none-match'] === etag) {
      host.unchanged++
      response.writeHead(304, { etag }).end()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', etag, ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: GithubOverGit = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    unchanged: 0,
    failure: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return host
}

const missing: Answer = { status: 404, body: { message: 'Not Found' } }

function answer(repositories: readonly HostedRepository[], request: IncomingMessage, url: URL): Answer {
  if (url.pathname === '/login/oauth/access_token')
    return { body: { access_token: ACCESS_TOKEN, token_type: 'bearer' } }
  if (url.pathname === '/login/oauth/authorize') return agree(url)
  if (url.pathname.startsWith('/applications/')) return { status: 200, body: {} }
  if (request.headers.authorization === undefined) return { status: 401, body: { message: 'Requires authentication' } }
  if (url.pathname === '/user') return { body: { login: 'octocat' } }
  if (url.pathname === '/user/installations') {
    return { body: { installations: [{ id: 1, account: { login: 'acme', type: 'Organization' } }] } }
  }
  if (url.pathname === '/user/installations/1/repositories') {
    const listed = repositories.map(({ id, fullName }) => ({ id, full_name: fullName, default_branch: 'main' }))
    return { body: { total_count: listed.length, repositories: listed } }
  }
  const [, fullName, place] = /^\/repos\/([^/]+\/[^/]+)\/(.+)$/.exec(url.pathname) ?? []
  const hosted = repositories.find((each) => each.fullName === fullName)
  return (hosted && answerOverGit(hosted, place ?? '', url)) ?? missing
}

/** Sends the browser back, as if the person had agreed at once. */
function agree(url: URL): Answer {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', randomBytes(10).toString('hex'))
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  return { status: 302, body: {}, headers: { location: back.href } }
}
