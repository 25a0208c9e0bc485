import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, credentials, Metadata, status } from '@grpc/grpc-js'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { decodeLogsJson } from '@holdfast/otlp/json/decode-logs-json'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { decodeLogsRequest } from '@holdfast/otlp/decode-logs-request'
import { useDatabase } from '@holdfast/testing/use-database'
import { OTLPLogExporter as GrpcExporter } from '@opentelemetry/exporter-logs-otlp-grpc'
import { OTLPLogExporter as JsonExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPLogExporter as ProtobufExporter } from '@opentelemetry/exporter-logs-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { SeverityNumber } from '@opentelemetry/api'
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OtlpPorts, openOtlpPorts } from '../src/open-otlp-ports.ts'
import { protobufSpan } from './otlp-requests.ts'
import { startIngest, type TestCompany, type TestIngest } from './start-ingest.ts'

const db = useDatabase()
let ingest: TestIngest
let ports: OtlpPorts
beforeAll(async () => {
  ingest = await startIngest(db)
  ports = await openOtlpPorts(ingest.services, { host: '127.0.0.1', httpPort: 0, grpcPort: 0, server: ingest.app })
})
afterAll(async () => {
  await ports.close()
  await ingest.close()
})

async function storedRecords(company: TestCompany) {
  const { database, vault, intake } = ingest.services
  await intake.drain()
  const mine = ingest.enqueued.filter((batch) => batch.customerId === company.customerId)
  const records = await Promise.all(
    mine.map(({ batchId }) =>
      database.withTenant(company.customerId, async (tx) => {
        const batch = await findLogBatch(tx, batchId)
        if (!batch) return []
        const bytes = openLogBatch(await vault.cipherOf(tx, company.customerId), batch)
        return batch.format === 'otlp-json'
          ? [...decodeLogsJson(parseJsonRequest(bytes))]
          : [...decodeLogsRequest(bytes)]
      }),
    ),
  )
  return records.flat()
}

/** Logs 1,000 records the way an application does and returns once the SDK says that all are delivered. */
async function exportWith(exporter: LogRecordExporter): Promise<void> {
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop', 'agent.fingerprint': 'sdk' }),
    processors: [new BatchLogRecordProcessor({ exporter, maxQueueSize: 2_000 })],
  })
  const logger = provider.getLogger('conformance', '1.0.0')
  for (let index = 0; index < 1_000; index++) {
    logger.emit({
      severityNumber: SeverityNumber.ERROR,
      severityText: 'ERROR',
      body: `line ${index}`,
      attributes: { index, ok: false },
    })
  }
  await provider.forceFlush()
  await provider.shutdown()
}

const headersOf = (company: TestCompany) => ({ 'x-api-key': company.apiKey })
const metadataOf = (headers: Record<string, string>) => {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value)
  return metadata
}
const keepBytes = (bytes: Buffer) => bytes

describe('the OpenTelemetry SDK for JavaScript', () => {
  it.each([
    {
      name: 'http/protobuf',
      exporter: (company: TestCompany) =>
        new ProtobufExporter({ url: `http://127.0.0.1:${ports.httpPort}/v1/logs`, headers: headersOf(company) }),
    },
    {
      name: 'http/json',
      exporter: (company: TestCompany) =>
        new JsonExporter({ url: `http://127.0.0.1:${ports.httpPort}/v1/logs`, headers: headersOf(company) }),
    },
    {
      name: 'grpc',
      exporter: (company: TestCompany) =>
        new GrpcExporter({ url: `http://127.0.0.1:${ports.grpcPort}`, metadata: metadataOf(headersOf(company)) }),
    },
  ])('delivers over $name, every field intact', async ({ exporter }) => {
    const company = await ingest.newCompany()
    await exportWith(exporter(company))
    expect(await ingest.totals(company)).toMatchObject({ received: 1_000, stored: 1_000, duplicate: 0, rejected: 0 })
    const records = await storedRecords(company)
    expect(records.map((record) => record.attributes['index']).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index),
    )
    expect(records[0]).toMatchObject({
      severityNumber: 17,
      severityText: 'ERROR',
      body: expect.stringMatching(/^line \d+$/),
      attributes: { ok: false },
      resource: { 'service.name': 'shop' },
      scope: { name: 'conformance', version: '1.0.0' },
    })
  })
})

describe('a gRPC client', () => {
  const method = '/opentelemetry.proto.collector.logs.v1.LogsService/Export'

  it.each([
    { name: 'a wrong key', key: 'hf_nobody', body: Buffer.alloc(0), code: status.UNAUTHENTICATED },
    { name: 'bytes that are no export', key: undefined, body: Buffer.from('hello'), code: status.INVALID_ARGUMENT },
  ])('is told about $name', async ({ key, body, code }) => {
    const metadata = metadataOf({ authorization: `Bearer ${key ?? (await ingest.newCompany()).apiKey}` })
    const client = new Client(`127.0.0.1:${ports.grpcPort}`, credentials.createInsecure())
    const answer = await new Promise((resolve) => {
      client.makeUnaryRequest(method, keepBytes, keepBytes, body, metadata, (error, bytes) => resolve(error ?? bytes))
    })
    client.close()
    expect(answer).toMatchObject({ code })
  })
})

describe('a gRPC client of another signal', () => {
  it.each([
    { service: 'trace.v1.TraceService', body: protobufSpan('eee19b7ec3c1b174'), stored: 1 },
    { service: 'metrics.v1.MetricsService', body: Buffer.alloc(0), stored: 0 },
  ])('delivers over $service', async ({ service, body, stored }) => {
    const company = await ingest.newCompany()
    const client = new Client(`127.0.0.1:${ports.grpcPort}`, credentials.createInsecure())
    const method = `/opentelemetry.proto.collector.${service}/Export`
    const answer = await new Promise((resolve) => {
      const metadata = metadataOf({ authorization: `Bearer ${company.apiKey}` })
      client.makeUnaryRequest(method, keepBytes, keepBytes, body, metadata, (error, bytes) => resolve(error ?? bytes))
    })
    client.close()
    expect(answer).toEqual(Buffer.alloc(0))
    expect(await ingest.totals(company)).toMatchObject({ received: stored, stored })
  })
})

describe('a plain HTTP client', () => {
  it('delivers OTLP/JSON as the protocol describes it', async () => {
    const company = await ingest.newCompany()
    const example = path.join(import.meta.dirname, 'fixtures/otlp-logs-example.json')
    const response = await fetch(`http://127.0.0.1:${ports.httpPort}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${company.apiKey}` },
      body: await readFile(example),
    })
    expect(await response.json()).toEqual({})
    expect(await storedRecords(company)).toMatchObject([
      {
        severityNumber: 17,
        severityText: 'Error',
        observedTimeUnixNano: 1_763_690_400_123_456_790n,
        traceId: '0af7651916cd43dd8448eb211c80319c',
        spanId: 'b7ad6b7169203331',
        body: 'Card was declined',
        attributes: {
          'card.brand': 'visa',
          'card.present': false,
          attempt: 3,
          'order.id': '9007199254740993',
          amount: 637.5,
          tags: ['eu', 7],
          customer: { tier: 'gold' },
        },
        resource: { 'service.name': 'checkout' },
        scope: { name: 'checkout.payments', version: '2.1.0', attributes: { team: 'payments' } },
      },
    ])
  })
})
