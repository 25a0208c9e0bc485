import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { afterEach, describe, expect, it } from 'vitest'
import { isLoopbackUrl, outboxPage } from './outbox-page.ts'

const mail = {
  id: '1',
  to: 'ada@example.com',
  subject: '<b>Verify</b>',
  html: '<p>Hello "you"</p>',
  text: 'Open http://localhost:8000/api/v1/auth/verify-email?token=abc&x=1 now',
  createdAt: new Date('2026-01-01T00:00:00Z'),
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function build() {
  const app = await createServer({
    logger: createLogger({ name: 'test', level: 'silent' }),
    metrics: createMetricsRegistry('test'),
    publicUrl: 'http://localhost:8000',
    trustedProxies: ['127.0.0.1', '203.0.113.9'],
  })
  closers.push(() => app.close())
  await app.register(outboxPage, { listRecent: async () => [mail] })
  return app
}

describe('the outbox page', () => {
  it.each([
    ['127.0.0.1', 'localhost:8000'],
    ['::1', '[::1]:8000'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('shows mails with their links to peer %s at host %s', async (remoteAddress, host) => {
    const app = await build()
    const page = await app.inject({ url: '/dev/outbox', remoteAddress, headers: { host } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('href="http://localhost:8000/api/v1/auth/verify-email?token=abc&amp;x=1"')
    expect(page.body).toContain('&lt;b&gt;Verify&lt;/b&gt;')
    expect(page.body).not.toContain('<b>Verify')
    const json = await app.inject({ url: '/dev/outbox.json', remoteAddress, headers: { host } })
    expect(json.json().mails[0]).toMatchObject({ to: 'ada@example.com', text: mail.text })
  })

  it.each([
    ['another machine', '203.0.113.9', { host: 'localhost:8000' }],
    ['a rebound name', '127.0.0.1', { host: 'evil.example' }],
    ['a name that begins like ours', '127.0.0.1', { host: '127.0.0.1.evil.example' }],
    ...[
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-real-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ].map((header): [string, string, Record<string, string>] => [
      `whoever a proxy of this machine passes on with ${header}`,
      '127.0.0.1',
      { host: 'localhost:8000', [header]: '127.0.0.1' },
    ]),
    ['a forged header', '203.0.113.9', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ])('is not there for %s', async (_name, remoteAddress, headers) => {
    const app = await build()
    for (const url of ['/dev/outbox', '/dev/outbox.json']) {
      const response = await app.inject({ url, remoteAddress, headers })
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('ada@example.com')
    }
  })
})

it.each([
  ['http://localhost:8000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:8000', true],
  ['https://holdfast.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://10.0.0.4:8000', false],
])('knows whether %s is of this machine', (url, isLocal) => {
  expect(isLoopbackUrl(url)).toBe(isLocal)
})
