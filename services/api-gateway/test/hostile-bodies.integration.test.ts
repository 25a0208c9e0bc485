import { once } from 'node:events'
import { connect } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import { beforeAll, expect, it } from 'vitest'
import { githubStandIn } from './github-stand-in.ts'
import { testGateway } from './test-gateway.ts'

const host = githubStandIn()
const gateway = testGateway({ github: () => host.settings })
let port = 0
beforeAll(async () => {
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(origin).port)
})

const headers = { 'content-type': 'application/json' }

it.each([
  { name: 'nested deeply', payload: `{"email":${'['.repeat(30_000)}`, status: 400 },
  { name: 'larger than a form', payload: JSON.stringify({ email: 'a'.repeat(70_000), password: 'x' }), status: 413 },
])('refuses a sign-in that is $name', async ({ payload, status }) => {
  const response = await gateway.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
  expect(response.statusCode).toBe(status)
})

it('refuses a webhook without a signature before its body comes', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = 'POST /api/v1/integrations/github/webhook HTTP/1.1\r\nhost: x\r\ncontent-type: application/json'
  socket.write(`${head}\r\ncontent-length: 26000000\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(answer.toString()).toMatch(/^HTTP\/1.1 403/)
})

it('holds no more unsigned webhooks at once than have room', async () => {
  const begin = async () => {
    const socket = connect(port, '127.0.0.1')
    const answer = Promise.withResolvers<string>()
    socket.on('error', () => answer.resolve('cut off'))
    socket.on('data', (bytes: Buffer) => answer.resolve(bytes.toString()))
    const head = 'POST /api/v1/integrations/github/webhook HTTP/1.1\r\nhost: x\r\ncontent-type: application/json'
    socket.write(`${head}\r\nx-hub-signature-256: sha256=${'0'.repeat(64)}\r\ncontent-length: 26000000\r\n\r\n`)
    socket.write(Buffer.alloc(20_000_000))
    return { socket, answer: answer.promise }
  }
  const begun = await Promise.all(Array.from({ length: 4 }, begin))
  const first = await Promise.race(begun.map(({ answer }) => answer))
  for (const { socket } of begun) socket.destroy()
  expect(first).toMatch(/^HTTP\/1.1 503|cut off/)
})

it('takes a large body for bytes, and makes no values of them', async () => {
  const before = getHeapStatistics().total_heap_size
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/integrations/github/webhook',
    headers: { ...headers, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}`, 'x-forwarded-for': '203.0.113.8' },
    payload: Buffer.alloc(4_000_000, '['),
  })
  expect(response.statusCode).toBe(403)
  expect(getHeapStatistics().total_heap_size - before).toBeLessThan(100_000_000)
})

it('reads no more bodies of an address that forges signatures', async () => {
  const forge = () =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/v1/integrations/github/webhook',
      headers: { ...headers, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}`, 'x-forwarded-for': '203.0.113.9' },
      payload: '{}',
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await forge()).statusCode)
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
})
