import { once } from 'node:events'
import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { IngestLimits } from '../src/ingest-services.ts'
import { openOtlpPorts, type OtlpPorts } from '../src/open-otlp-ports.ts'
import { jsonLogs, protobufLogs } from './otlp-requests.ts'
import { startIngest, type TestCompany, type TestIngest } from './start-ingest.ts'

const db = useDatabase()
const limit = (name: keyof IngestLimits, value: number) => ({ [name]: { ...ingestLimits[name], value } })

let ingest: TestIngest
let ports: OtlpPorts
let origin: string
beforeAll(async () => {
  ingest = await startIngest(db, { ...ingestLimits, ...limit('body_seconds', 0.5) })
  origin = await ingest.app.listen({ host: '127.0.0.1', port: 0 })
  ports = await openOtlpPorts(ingest.services, { host: '127.0.0.1', httpPort: 0, grpcPort: 0, server: ingest.app })
})
afterAll(async () => {
  await ports.close()
  await ingest.close()
})

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]
const message = (field: number, content: Buffer) =>
  Buffer.concat([Buffer.of((field << 3) | 2, ...varint(content.length)), content])
/** So many log records of no bytes, in one resource and scope. */
const emptyRecords = (count: number) => message(1, message(2, Buffer.alloc(count * 2, Buffer.of(0x12, 0))))

const post = (company: TestCompany, payload: Buffer, headers: Record<string, string> = {}, on = ingest) =>
  on.app.inject({
    method: 'POST',
    url: '/api/v1/otlp/v1/logs',
    headers: { 'x-api-key': company.apiKey, 'content-type': 'application/x-protobuf', ...headers },
    payload,
  })

describe('compressed work', () => {
  it('is refused when a few kilobytes hold millions of records, and counted', async () => {
    const company = await ingest.newCompany()
    const bomb = gzipSync(emptyRecords(8_000_000))
    expect(bomb.length).toBeLessThan(20_000)
    const response = await post(company, bomb, { 'content-encoding': 'gzip' })
    expect(response.statusCode).toBe(413)
    expect(await ingest.totals(company)).toMatchObject({ stored: 0, rejected: 1 })
    expect(ingest.enqueued).toEqual([])
  })

  it('is refused when its fields are many and nothing', async () => {
    const company = await ingest.newCompany()
    const unknownFields = gzipSync(Buffer.alloc(20_000_000, Buffer.of(0x78, 1)))
    const response = await post(company, unknownFields, { 'content-encoding': 'gzip' })
    expect(response.statusCode).toBe(413)
  })

  it('counts plain against the rate of its key', async () => {
    const small = await startIngest(db, { ...ingestLimits, ...limit('key_bytes_per_second', 10_000) })
    const company = await small.newCompany()
    const request = (text: string) => gzipSync(protobufLogs([{ text: text.repeat(300_000) }]))
    expect(request('a').length).toBeLessThan(2_000)
    expect((await post(company, request('a'), { 'content-encoding': 'gzip' }, small)).statusCode).toBe(200)
    const second = await post(company, request('b'), { 'content-encoding': 'gzip' }, small)
    expect(second.statusCode).toBe(429)
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(1)
    expect((await post(await small.newCompany(), request('c'), {}, small)).statusCode).not.toBe(429)
    await small.close()
  })

  it('counts records against the rate of its key', async () => {
    const small = await startIngest(db, { ...ingestLimits, ...limit('key_records_per_second', 10) })
    const company = await small.newCompany()
    expect((await post(company, emptyRecords(500), {}, small)).statusCode).toBe(200)
    expect((await post(company, protobufLogs([{ text: 'one more' }]), {}, small)).statusCode).toBe(429)
    await small.close()
  })

  it('is not let in again while it waits for analysis, however small it is stored', async () => {
    const small = await startIngest(db, { ...ingestLimits, ...limit('backlog_plain_bytes', 100_000) })
    const company = await small.newCompany()
    const text = gzipSync(protobufLogs([{ text: 'a'.repeat(200_000) }]))
    expect((await post(company, text, { 'content-encoding': 'gzip' }, small)).statusCode).toBe(200)
    await small.close()
    const again = await startIngest(db, { ...ingestLimits, ...limit('backlog_plain_bytes', 100_000) })
    await expect(again.services.backlog.pass(company.customerId)).rejects.toMatchObject({ code: 'too_many_requests' })
    await again.close()
  })
})

describe('OTLP/JSON', () => {
  it.each([
    {
      name: 'more values than a request may have',
      body: `{"resourceLogs":[${'[],'.repeat(1_000_001)}[]]}`,
      status: 413,
    },
    { name: 'nesting that no log has', body: '['.repeat(100_000), status: 400 },
  ])('is refused for $name', async ({ body, status }) => {
    const company = await ingest.newCompany()
    const response = await post(company, Buffer.from(body), { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(status)
  })

  it('is refused for more records than a request may have', async () => {
    const few = await startIngest(db, { ...ingestLimits, ...limit('otlp_records', 2) })
    const company = await few.newCompany()
    const records = (count: number) => jsonLogs(Array.from({ length: count }, () => ({ text: 'line' })))
    const json = { 'content-type': 'application/json' }
    expect((await post(company, records(3), json, few)).statusCode).toBe(413)
    expect((await post(company, records(2), json, few)).statusCode).toBe(200)
    await few.close()
  })
})

/** The answer to a request whose body never comes. */
async function answerToHead(path: string, headers: Record<string, string>): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  socket.on('error', () => undefined)
  const lines = Object.entries({ host: 'x', 'content-type': 'application/json', ...headers })
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}

describe('a paste', () => {
  it('of a wrong key is refused before its body comes', async () => {
    const answer = await answerToHead('/api/v1/logs/forward', {
      'x-api-key': 'hf_nobody',
      'content-length': '33000000',
    })
    expect(answer).toMatch(/^HTTP\/1.1 401/)
  })

  it('that names no key in front of its body may be small only', async () => {
    const company = await ingest.newCompany()
    const paste = (headers: Record<string, string>) =>
      ingest.app.inject({
        method: 'POST',
        url: '/api/v1/logs/forward',
        headers: { prefer: 'respond-async', ...headers },
        payload: { api_key: company.apiKey, log_content: 'a line\n'.repeat(700_000) },
      })
    const refused = await paste({})
    expect(refused.statusCode).toBe(413)
    expect(refused.json().detail).toContain('x-api-key')
    expect((await paste({ 'x-api-key': company.apiKey })).statusCode).toBe(202)
    expect(ingest.services.budget.usedBytes).toBe(0)
    expect(ingest.services.keylessBudget.usedBytes).toBe(0)
  })

  it.each([
    { name: 'nested without end', payload: '['.repeat(1_000_000) },
    { name: 'of a million values', payload: `[${'0,'.repeat(1_000_000)}0]` },
  ])('$name is refused', async ({ payload }) => {
    const response = await ingest.app.inject({
      method: 'POST',
      url: '/api/v1/logs/forward',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBe(400)
  })
})

describe('a gRPC call', () => {
  const path = '/opentelemetry.proto.collector.logs.v1.LogsService/Export'
  let session: ClientHttp2Session
  afterEach(() => session.destroy())

  /** Ends with the status, in the headers or the trailers. */
  function call(headers: Record<string, string>, body: Buffer | undefined, { isWhole = true } = {}): Promise<string> {
    session = connectHttp2(`http://127.0.0.1:${ports.grpcPort}`)
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
      ...headers,
    })
    stream.on('error', () => undefined)
    const status = Promise.withResolvers<string>()
    const read = (answer: IncomingHttpHeaders) => {
      if (answer['grpc-status'] !== undefined) status.resolve(String(answer['grpc-status']))
    }
    stream.on('response', read)
    stream.on('trailers', read)
    stream.resume()
    if (body) stream.write(body)
    if (isWhole) stream.end()
    return status.promise
  }

  const frame = (content: Buffer, flag = 0) => {
    const head = Buffer.of(flag, 0, 0, 0, 0)
    head.writeUInt32BE(content.length, 1)
    return Buffer.concat([head, content])
  }

  it('of a wrong key is refused at its headers', async () => {
    expect(await call({ 'x-api-key': 'hf_nobody' }, undefined, { isWhole: false })).toBe('16')
  })

  it('whose message does not come to its end is given up, and nothing of it is kept', async () => {
    const company = await ingest.newCompany()
    const begun = frame(Buffer.alloc(100_000)).subarray(0, 50_000)
    expect(await call({ 'x-api-key': company.apiKey }, begun, { isWhole: false })).toBe('4')
    await vi.waitFor(() => expect(ingest.services.budget.usedBytes).toBe(0))
  })

  it('is understood compressed', async () => {
    const company = await ingest.newCompany()
    const body = frame(gzipSync(protobufLogs([{ text: 'compressed' }])), 1)
    expect(await call({ 'x-api-key': company.apiKey, 'grpc-encoding': 'gzip' }, body)).toBe('0')
    expect(await ingest.totals(company)).toMatchObject({ stored: 1 })
  })

  it('with less or more than one message is refused', async () => {
    const company = await ingest.newCompany()
    expect(await call({ 'x-api-key': company.apiKey }, frame(Buffer.alloc(9)).subarray(0, 7))).toBe('3')
  })

  it('to a method that is not there is told so', async () => {
    const company = await ingest.newCompany()
    expect(await call({ 'x-api-key': company.apiKey, ':path': '/nothing/here' }, frame(Buffer.alloc(0)))).toBe('12')
  })
})
