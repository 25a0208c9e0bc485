import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { protobufLogs } from './otlp-requests.ts'
import { startIngest, type TestCompany, type TestIngest } from './start-ingest.ts'

const db = useDatabase()
let ingest: TestIngest
let origin: string
beforeAll(async () => {
  ingest = await startIngest(db, {
    ...ingestLimits,
    body_seconds: { ...ingestLimits.body_seconds, value: 0.5 },
    upload_idle_seconds: { ...ingestLimits.upload_idle_seconds, value: 0.5 },
  })
  origin = await ingest.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => ingest.close())

const post = (company: TestCompany, text: string) =>
  ingest.app.inject({
    method: 'POST',
    url: '/api/v1/otlp/v1/logs',
    headers: { 'x-api-key': company.apiKey, 'content-type': 'application/x-protobuf' },
    payload: protobufLogs([{ text }]),
  })

describe('a database that can store nothing', () => {
  it('makes senders wait and loses nothing', async () => {
    const company = await ingest.newCompany()
    expect((await post(company, 'before')).statusCode).toBe(200)
    await sql`alter table log_batches rename to log_batches_away`.execute(db.owner)
    const refused = await post(company, 'during')
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await ingest.totals(company)).toMatchObject({ received: 1, stored: 1 })
    await sql`alter table log_batches_away rename to log_batches`.execute(db.owner)
    expect((await post(company, 'during')).statusCode).toBe(200)
    expect(await ingest.totals(company)).toMatchObject({ received: 2, stored: 2, duplicate: 0 })
  })

  it('gets its partition made when the day has none', async () => {
    const company = await ingest.newCompany()
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    await sql.raw(`drop table log_batches_${day}`).execute(db.owner)
    expect((await post(company, 'first of the day')).statusCode).toBe(200)
    expect(await ingest.totals(company)).toMatchObject({ stored: 1 })
  })
})

const open = async (head: string): Promise<{ socket: Socket; closed: Promise<unknown> }> => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(head)
  return { socket, closed: once(socket, 'close') }
}

describe('a sender that trickles', () => {
  it.each([
    { name: 'an export', path: '/api/v1/otlp/v1/logs', type: 'application/x-protobuf', start: 'x' },
    { name: 'a paste', path: '/api/v1/logs/forward', type: 'application/json', start: '{' },
    {
      name: 'an upload',
      path: '/api/v1/logs/upload',
      type: 'multipart/form-data; boundary=b',
      start: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.log"\r\n\r\nline\n',
    },
  ])('$name is cut off, and nothing of it is kept', async ({ path, type, start }) => {
    const company = await ingest.newCompany()
    const { closed } = await open(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${company.apiKey}\r\ncontent-type: ${type}\r\n` +
        `content-length: 1000\r\n\r\n${start}`,
    )
    await closed
    await vi.waitFor(() => expect(ingest.services.budget.usedBytes).toBe(0))
    expect(await ingest.totals(company)).toMatchObject({ stored: 0 })
  })
})
