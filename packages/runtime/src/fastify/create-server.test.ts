import { once } from 'node:events'
import { connect } from 'node:net'
import { Message } from '@holdfast/contracts/problem'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { currentWork } from '../current-work.ts'
import { createLogger } from '../logger.ts'
import { createMetricsRegistry } from '../metrics.ts'
import { createServer, type ServerOptions } from './create-server.ts'

const post = {
  method: 'POST',
  url: '/api/v1/things',
  headers: { 'content-type': 'application/json' },
} as const

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function build(options: Partial<ServerOptions> = {}) {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', level: 'debug', destination: { write: (line) => void lines.push(line) } })
  const metrics = createMetricsRegistry('test')
  const app = await createServer({ logger, metrics, publicUrl: 'http://localhost:8000', ...options })
  closers.push(() => app.close())
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const Body = z.object({
    status: z.enum(['open', 'closed']),
    note: z.string().min(1, 'Note is required').optional(),
    count: z.number().int().min(1).optional(),
    names: z.array(z.string().max(2)).min(1).optional(),
    owner: z.uuid().nullable().optional(),
    mail: z.email().optional(),
  })
  typed.post('/api/v1/things', { schema: { body: Body, response: { 200: Message } } }, async ({ body }) => ({
    message: body.status,
  }))
  typed.post('/api/v1/empty', { schema: { body: z.object({ step: z.int().optional() }) } }, async ({ body }) => body)
  typed.get('/api/v1/things/:number', { schema: { params: z.object({ number: z.coerce.number() }) } }, async () => ({}))
  typed.get('/api/v1/bug', async () => {
    throw new Error('relation "users" does not exist')
  })
  typed.get('/api/v1/away', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  })
  typed.get('/api/v1/limited', async () => {
    throw new AppError('too_many_requests', 'Too many requests.', { retryAfterSeconds: 41.2 })
  })
  typed.get('/api/v1/slow', { handlerTimeout: 5 }, () => new Promise(() => {}))
  typed.get('/api/v1/lying', { schema: { response: { 200: Message } } }, async () => {
    const wrong: { message: string } = JSON.parse('{"message":7}')
    return wrong
  })
  typed.get('/api/v1/address', async (request) => ({ address: request.ip }))
  return { app, lines, metrics }
}

describe('errors', () => {
  it('names the field of a validation failure', async () => {
    const { app } = await build()
    const response = await app.inject({ method: 'POST', url: '/api/v1/things', payload: { status: 'done' } })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      detail: 'status: must be one of open, closed.',
      code: 'validation_failed',
      request_id: response.headers['x-request-id'],
    })
  })

  it.each([
    { payload: {}, detail: 'status: is required.' },
    { payload: { status: 'open', note: 7 }, detail: 'note: must be text.' },
    { payload: { status: 'open', count: 0.5 }, detail: 'count: must be a whole number.' },
    { payload: { status: 'open', count: 0 }, detail: 'count: must be at least 1.' },
    { payload: { status: 'open', names: ['abc'] }, detail: 'names.0: must have at most 2 characters.' },
    { payload: { status: 'open', names: [] }, detail: 'names: must have at least 1 entry.' },
    { payload: { status: 'open', owner: 'x' }, detail: 'owner: must be an id (UUID).' },
    { payload: { status: 'open', owner: 7 }, detail: 'owner: must be text.' },
    { payload: { status: 'open', mail: 'x' }, detail: 'mail: must be an email address.' },
    { payload: 'text', detail: 'The request body must be a JSON object.' },
  ])('says what a field needs in words for people: $detail', async ({ payload, detail }) => {
    const { app } = await build()
    const response = await app.inject({ ...post, payload: JSON.stringify(payload) })
    expect([response.statusCode, response.json().detail]).toEqual([422, detail])
  })

  it('answers a path that can name nothing as one that names nothing', async () => {
    const { app } = await build()
    const response = await app.inject({ url: '/api/v1/things/seven' })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      expect.objectContaining({ detail: 'There is nothing at this address.', code: 'not_found' }),
    ])
  })

  it('shows sentences written for people as they are', async () => {
    const { app } = await build()
    const payload = { status: 'open', note: '' }
    const response = await app.inject({ method: 'POST', url: '/api/v1/things', payload })
    expect(response.json()).toMatchObject({ detail: 'Note is required' })
  })

  it('hides the inside of a bug, and logs its cause with the request id', async () => {
    const { app, lines } = await build()
    const response = await app.inject({ url: '/api/v1/bug' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ detail: 'Server error. Please try again later.', code: 'internal' })
    expect(response.body).not.toContain('users')
    const logged = lines.find((line) => line.includes('relation'))
    expect(logged).toContain(response.json<{ request_id: string }>().request_id)
  })

  it('says when to try again while the database is away', async () => {
    const { app } = await build()
    const response = await app.inject({ url: '/api/v1/away' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      detail: 'The server is busy. Please try again in a moment.',
    })
    expect(response.body).not.toContain('5432')
  })

  it('never sends an answer that breaks the contract', async () => {
    const { app } = await build()
    const response = await app.inject({ url: '/api/v1/lying' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal', detail: 'Server error. Please try again later.' })
  })

  it('sends Retry-After in whole seconds', async () => {
    const { app } = await build()
    const response = await app.inject({ url: '/api/v1/limited' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '42'])
  })

  it.each([
    ['an unknown path', { url: '/nowhere' }, 404, 'not_found'],
    ['a broken path', { url: '/%ff' }, 400, 'bad_request'],
    ['a slow handler', { url: '/api/v1/slow' }, 504, 'timeout'],
    ['broken JSON', { ...post, payload: '{"status":' }, 400, 'bad_request'],
    ['prototype poisoning', { ...post, payload: '{"status":"open","__proto__":{"x":1}}' }, 400, 'bad_request'],
    [
      'another content type',
      { ...post, headers: { 'content-type': 'text/csv' }, payload: 'x' },
      415,
      'unsupported_media_type',
    ],
    ['a large body', { ...post, payload: JSON.stringify({ note: 'x'.repeat(2_000_000) }) }, 413, 'payload_too_large'],
  ])('answers %s in the common shape', async (_name, request, status, code) => {
    const { app } = await build()
    const response = await app.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ detail: expect.any(String), code, request_id: expect.any(String) })
  })

  it('answers malformed HTTP in the common shape', async () => {
    const { app } = await build()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(origin).port)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => resolve(chunk.toString()))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_request"/s)
  })
})

describe('a hostile body', () => {
  it.each([
    { name: 'nested without end', payload: '['.repeat(500_000) },
    { name: 'of objects without end', payload: `[${'{},'.repeat(200_000)}{}]` },
  ])('$name is refused before it is parsed', async ({ payload }) => {
    const { app } = await build()
    const response = await app.inject({ ...post, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'bad_request', detail: expect.stringMatching(/^The body /) })
  })

  it('that trickles in is cut off, while one that may be long goes on', async () => {
    const { app } = await build({ bodyTimeoutMs: 50 })
    app.post('/api/v1/long', { config: { isLongUpload: true } }, async () => ({}))
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const send = (path: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      closers.push(async () => socket.destroy())
      socket.on('error', () => undefined)
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`)
      return socket
    }
    const long = send('/api/v1/long')
    const [refusal] = (await once(send('/api/v1/things'), 'data')) as [Buffer]
    expect(refusal.toString()).toMatch(/^HTTP\/1.1 408/)
    long.write('}')
    const [answer] = (await once(long, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200/)
  })
})

it('nothing waits for the body of a request that was refused before it was read', async () => {
  const { app } = await build()
  app.addHook('onRequest', async (_request, reply) => reply.code(401).send({}))
  app.post('/api/v1/closed', async () => ({}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/closed', payload: { a: 1 } })
    expect(statusCode).toBe(401)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

describe('requests', () => {
  it.each([
    ['no body and no content type', {}],
    ['an empty JSON body', { headers: { 'content-type': 'application/json' }, payload: '' }],
  ])('takes %s as an empty object', async (_name, extra) => {
    const { app } = await build()
    const response = await app.inject({ method: 'POST', url: '/api/v1/empty', ...extra })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
  })

  it('takes its id along into what a handler does, after a body was read too', async () => {
    const { app } = await build()
    app.post('/api/v1/who', async () => ({ id: currentWork().requestId }))
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const size of [2, 500_000]) {
      const body = JSON.stringify('x'.repeat(size))
      const response = await fetch(`${origin}/api/v1/who`, { ...post, body })
      expect(await response.json()).toEqual({ id: response.headers.get('x-request-id') })
    }
    expect(currentWork().requestId).toBeUndefined()
  })

  it('believes X-Forwarded-For only from a trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const plain = await build()
    expect((await plain.app.inject({ url: '/api/v1/address', headers })).json()).toEqual({ address: '127.0.0.1' })
    const behind = await build({ trustedProxies: ['127.0.0.0/8'] })
    expect((await behind.app.inject({ url: '/api/v1/address', headers })).json()).toEqual({ address: '203.0.113.9' })
  })

  it('believes a private sender nothing of what it says came before it', async () => {
    const { app } = await build({ trustedProxies: ['127.0.0.0/8', 'uniquelocal'] })
    // The proxy appended the sender's own address, 10.1.2.3, to what the sender made up.
    const headers = { 'x-forwarded-for': '203.0.113.9, 10.1.2.3' }
    expect((await app.inject({ url: '/api/v1/address', headers })).json()).toEqual({ address: '10.1.2.3' })
  })

  it('follows proxies that are named one by one', async () => {
    const { app } = await build({ trustedProxies: ['127.0.0.1', '10.1.2.3'] })
    const headers = { 'x-forwarded-for': '203.0.113.9, 10.1.2.3' }
    expect((await app.inject({ url: '/api/v1/address', headers })).json()).toEqual({ address: '203.0.113.9' })
  })

  it('logs the route and never an api_key of the address', async () => {
    const { app, lines, metrics } = await build()
    await app.inject({ url: '/api/v1/address?api_key=hf_supersecretkey' })
    expect(lines.join('')).not.toContain('supersecretkey')
    expect(lines.some((line) => line.includes('"route":"/api/v1/address"'))).toBe(true)
    expect(await metrics.metrics()).toMatch(/holdfast_http_requests_total\{[^}]*route="\/api\/v1\/address"[^}]*\} 1/)
  })
})

it('gives the routes of a service the time of a starved processor', async () => {
  const { app } = await build()
  expect(app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(60_000)
})

describe('headers', () => {
  it('forbids inline script, framing, referrers and caching of answers', async () => {
    const { app } = await build()
    const { headers } = await app.inject({ url: '/api/v1/address' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('sends HSTS where the public address is TLS', async () => {
    const { app } = await build({ publicUrl: 'https://holdfast.example' })
    const { headers } = await app.inject({ url: '/health' })
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  })
})

describe('health', () => {
  it('is alive although a dependency is not, and says which one', async () => {
    const { app } = await build({
      readinessChecks: { database: async () => {}, queue: () => Promise.reject(new Error('redis://secret-host')) },
    })
    const health = await app.inject({ url: '/health' })
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
    const ready = await app.inject({ url: '/ready' })
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({
      status: 'not-ready',
      checks: { database: { ok: true, detail: null }, queue: { ok: false, detail: 'not reachable' } },
    })
  })

  it('is ready when every dependency is', async () => {
    const { app } = await build({ readinessChecks: { database: async () => {} } })
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200)
  })
})

it('publishes the contracts as OpenAPI', async () => {
  const { app } = await build()
  const document = (await app.inject({ url: '/api/v1/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/health', '/ready', '/api/v1/things']))
  const body = document.paths['/api/v1/things'].post.requestBody.content['application/json'].schema
  expect(body.properties.status.enum).toEqual(['open', 'closed'])
})
