import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { listAgents } from '@holdfast/database/agents/list-agents'
import { readSignalStages } from '@holdfast/database/agents/read-signal-stages'
import { JsonLogsSerializer, ProtobufLogsSerializer } from '@opentelemetry/otlp-transformer'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { jsonLogs, jsonMetrics, jsonSpans, protobufLogs, type TestLog } from '../../../test/otlp-requests.ts'
import { startIngest, type TestCompany, type TestIngest } from '../../../test/start-ingest.ts'

const db = useDatabase()
let ingest: TestIngest
beforeAll(async () => {
  ingest = await startIngest(db, {
    ...ingestLimits,
    otlp_body_bytes: { ...ingestLimits.otlp_body_bytes, value: 100_000 },
    otlp_decompressed_bytes: { ...ingestLimits.otlp_decompressed_bytes, value: 1_000_000 },
  })
})
afterAll(() => ingest.close())

const protobuf = 'application/x-protobuf'
const json = 'application/json'

const send = (
  company: TestCompany | undefined,
  body: Buffer | string,
  headers: Record<string, string> = {},
  path = 'logs',
) =>
  ingest.app.inject({
    method: 'POST',
    url: path === '' ? '/api/v1/otlp' : `/api/v1/otlp/v1/${path}`,
    headers: { ...(company ? { 'x-api-key': company.apiKey } : {}), 'content-type': protobuf, ...headers },
    payload: body,
  })

const lines = (...texts: string[]): TestLog[] => texts.map((text) => ({ text }))

describe('OTLP/HTTP logs', () => {
  it.each([
    { name: 'plain protobuf', type: protobuf, encoding: undefined, body: protobufLogs(lines('a', 'b')) },
    { name: 'gzipped protobuf', type: protobuf, encoding: 'gzip', body: gzipSync(protobufLogs(lines('a', 'b'))) },
    {
      name: 'deflated protobuf',
      type: protobuf,
      encoding: 'deflate',
      body: deflateSync(protobufLogs(lines('a', 'b'))),
    },
    { name: 'zstd protobuf', type: protobuf, encoding: 'zstd', body: zstdCompressSync(protobufLogs(lines('a', 'b'))) },
    { name: 'JSON', type: json, encoding: undefined, body: jsonLogs(lines('a', 'b')) },
    { name: 'gzipped JSON', type: json, encoding: 'gzip', body: gzipSync(jsonLogs(lines('a', 'b'))) },
  ])('stores $name and answers in kind', async ({ type, encoding, body }) => {
    const company = await ingest.newCompany()
    const before = ingest.enqueued.length
    const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }
    const response = await send(company, body, headers)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain(type)
    const answer = type === json ? JsonLogsSerializer : ProtobufLogsSerializer
    expect(answer.deserializeResponse(response.rawPayload)).toEqual({})
    expect(await ingest.totals(company)).toMatchObject({ received: 2, stored: 2, waiting: 2 })
    await ingest.services.intake.drain()
    expect(ingest.enqueued.slice(before)).toMatchObject([{ customerId: company.customerId }])
  })

  it.each([
    { name: 'protobuf', type: protobuf, encoding: undefined, body: protobufLogs(lines('a', 'b')) },
    { name: 'gzipped protobuf', type: protobuf, encoding: 'gzip', body: gzipSync(protobufLogs(lines('a', 'b'))) },
    { name: 'JSON', type: json, encoding: undefined, body: jsonLogs(lines('a', 'b')) },
  ])('takes $name at the endpoint itself, by what it is', async ({ type, encoding, body }) => {
    const company = await ingest.newCompany()
    const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }
    expect((await send(company, body, headers, '')).statusCode).toBe(200)
    const metrics = await send(company, jsonMetrics(), { 'content-type': json }, '')
    expect(metrics.json()).toEqual({})
    expect((await send(company, 'no export', {}, '')).statusCode).toBe(400)
    expect(await ingest.totals(company)).toMatchObject({ received: 3, stored: 2, rejected: 1 })
  })

  it('says how many records it could not take, and why', async () => {
    const company = await ingest.newCompany()
    const response = await send(company, jsonLogs([{ text: 'fine' }, { text: 'deep', depth: 40 }]), {
      'content-type': json,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      partialSuccess: { rejectedLogRecords: 1, errorMessage: 'Rejected records by reason: too-deep: 1.' },
    })
    expect(await ingest.totals(company)).toMatchObject({
      received: 2,
      stored: 1,
      rejected: 1,
      reasons: { 'rejected:too-deep': 1 },
    })
  })

  it('stores a retry once, and answers it as the first time', async () => {
    const company = await ingest.newCompany()
    const body = gzipSync(protobufLogs(lines('once')))
    const retried = Buffer.from(body)
    retried.writeUInt32LE(1_700_000_000, 4)
    const answers = await Promise.all(
      [body, body, retried].map((bytes) => send(company, bytes, { 'content-encoding': 'gzip' })),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(await ingest.totals(company)).toMatchObject({ received: 3, stored: 1, duplicate: 2 })

    const otherAgent = await send(company, body, { 'content-encoding': 'gzip', 'x-agent-fingerprint': 'another' })
    expect(otherAgent.statusCode).toBe(200)
    expect(await ingest.totals(company)).toMatchObject({ stored: 2, duplicate: 2 })
  })

  it.each([
    { name: 'no key', key: false, body: protobufLogs(lines('x')), headers: {}, status: 401 },
    { name: 'another content type', key: true, body: 'x', headers: { 'content-type': 'text/plain' }, status: 415 },
    { name: 'an unknown encoding', key: true, body: 'x', headers: { 'content-encoding': 'br' }, status: 415 },
  ])('refuses $name without counting it', async ({ key, body, headers, status }) => {
    const company = await ingest.newCompany()
    expect((await send(key ? company : undefined, body, headers)).statusCode).toBe(status)
    expect(await ingest.totals(company)).toMatchObject({ received: 0 })
  })

  it.each([
    { name: 'bytes that are no protobuf', body: Buffer.from('hello'), headers: {}, status: 400, reason: 'malformed' },
    {
      name: 'broken gzip',
      body: Buffer.from('hi'),
      headers: { 'content-encoding': 'gzip' },
      status: 400,
      reason: 'malformed',
    },
    {
      name: 'broken JSON',
      body: Buffer.from('{'),
      headers: { 'content-type': json },
      status: 400,
      reason: 'malformed',
    },
    {
      name: 'JSON nested 10,000 deep',
      body: Buffer.from('['.repeat(10_000)),
      headers: { 'content-type': json },
      status: 400,
      reason: 'malformed',
    },
    { name: 'a large body', body: Buffer.alloc(100_001), headers: {}, status: 413, reason: 'request-too-large' },
    {
      name: 'a decompression bomb',
      body: gzipSync(Buffer.alloc(50_000_000)),
      headers: { 'content-encoding': 'gzip' },
      status: 413,
      reason: 'request-too-large',
    },
    {
      name: 'a zstd bomb',
      body: zstdCompressSync(Buffer.alloc(50_000_000)),
      headers: { 'content-encoding': 'zstd' },
      status: 413,
      reason: 'request-too-large',
    },
  ])('refuses $name for good and counts it', async ({ body, headers, status, reason }) => {
    const company = await ingest.newCompany()
    const response = await send(company, body, headers)
    expect(response.statusCode).toBe(status)
    expect(response.headers['retry-after']).toBeUndefined()
    expect(await ingest.totals(company)).toMatchObject({
      received: 1,
      rejected: 1,
      reasons: { [`rejected:${reason}`]: 1 },
    })
  })

  it('rejects a record with 20,000 attributes and keeps its neighbour', async () => {
    const company = await ingest.newCompany()
    const body = zstdCompressSync(protobufLogs([{ text: 'fine' }, { text: 'wide', attributes: 20_000 }]))
    expect((await send(company, body, { 'content-encoding': 'zstd' })).statusCode).toBe(200)
    expect(await ingest.totals(company)).toMatchObject({ stored: 1, rejected: 1 })
  })

  it('shows agents by their fingerprint, from the header or the resource', async () => {
    const company = await ingest.newCompany()
    await send(company, protobufLogs(lines('a'), 'agent-resource'))
    await send(company, protobufLogs(lines('b')), { 'x-agent-fingerprint': 'agent-header' })
    await send(company, jsonMetrics('agent-metrics'), { 'content-type': json }, 'metrics')
    const agents = await db.database.withTenant(company.customerId, (tx) => listAgents(tx))
    const sentLogs = Object.fromEntries(agents.map((agent) => [agent.fingerprint, agent.lastLogsAt !== null]))
    expect(sentLogs).toEqual({ 'agent-header': true, 'agent-metrics': false, 'agent-resource': true })
  })

  it('takes a sender without a fingerprint for a source, not for an agent', async () => {
    const company = await ingest.newCompany()
    await send(company, protobufLogs(lines('from an SDK')))
    await send(company, jsonMetrics(), { 'content-type': json }, 'metrics')
    expect(await db.database.withTenant(company.customerId, (tx) => listAgents(tx))).toEqual([])
    const since = new Date(Date.now() - 3_600_000)
    const stages = () =>
      db.database.withTenant(company.customerId, (tx) => readSignalStages(tx, { fingerprint: undefined, since }))
    expect(await stages()).toEqual({ parsed: false, analysed: false })
    await send(company, protobufLogs(lines('from an agent'), 'agent-resource'))
    expect(await stages()).toEqual({ parsed: true, analysed: false })
  })

  it('keeps spans and points as it keeps log records: accounted, once, and with what was rejected', async () => {
    const company = await ingest.newCompany()
    const body = jsonSpans(['eee19b7ec3c1b174', 'no id', 'eee19b7ec3c1b175'])
    const headers = { 'content-type': json, 'x-agent-fingerprint': 'tracer' }
    const [first, again] = [await send(company, body, headers, 'traces'), await send(company, body, headers, 'traces')]
    expect(first.json()).toEqual({
      partialSuccess: { rejectedSpans: 1, errorMessage: 'Rejected records by reason: not-a-span: 1.' },
    })
    expect(again.statusCode).toBe(200)
    expect(
      (await send(company, jsonMetrics(undefined, 'queue.depth'), { 'content-type': json }, 'metrics')).json(),
    ).toEqual({})
    expect(await ingest.totals(company)).toMatchObject({
      received: 7,
      stored: 3,
      duplicate: 3,
      rejected: 1,
      waiting: 3,
      reasons: { 'rejected:not-a-span': 1 },
    })
    const agents = await db.database.withTenant(company.customerId, (tx) => listAgents(tx))
    expect(agents).toMatchObject([{ fingerprint: 'tracer', lastLogsAt: null }])
  })

  it('takes what a collector reports on itself for a sign of life, and keeps none of it', async () => {
    const company = await ingest.newCompany()
    const heartbeat = await send(company, jsonMetrics('agent-metrics'), { 'content-type': json }, 'metrics')
    expect([heartbeat.statusCode, heartbeat.json()]).toEqual([200, {}])
    expect(await ingest.totals(company)).toMatchObject({ received: 0, stored: 0 })
  })

  it('answers a flood of one key with 429 and lets the others pass', async () => {
    const slow = await startIngest(db, {
      ...ingestLimits,
      key_requests_per_second: { ...ingestLimits.key_requests_per_second, value: 0.1 },
    })
    const [flooding, quiet] = [await slow.newCompany(), await slow.newCompany()]
    const post = (company: TestCompany, text: string) =>
      slow.app.inject({
        method: 'POST',
        url: '/api/v1/otlp/v1/logs',
        headers: { 'x-api-key': company.apiKey, 'content-type': protobuf },
        payload: protobufLogs(lines(text)),
      })
    expect((await post(flooding, '1')).statusCode).toBe(200)
    const refused = await post(flooding, '2')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post(quiet, '1')).statusCode).toBe(200)
    await slow.close()
  })
})
