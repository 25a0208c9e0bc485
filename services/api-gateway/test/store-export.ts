import { insertLogBatches } from '@holdfast/database/batches/insert-log-batches'
import { sealLogBatch } from '@holdfast/database/batches/seal-log-batch'
import type { LogFormat } from '@holdfast/database/schema/log-batches-table'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TestGateway } from './test-gateway.ts'

/** Commits an OTLP/JSON request as ingest does. */
export async function storeExport(
  gateway: TestGateway,
  customerId: string,
  { format, request }: { readonly format: LogFormat; readonly request: object },
): Promise<void> {
  const id = uuidV7()
  const content = Buffer.from(JSON.stringify(request))
  const vault = createCompanyVault(gateway.keyRing)
  await gateway.database.withTenant(customerId, async (tx) => {
    const batch = sealLogBatch(await vault.cipherOf(tx, customerId), {
      id,
      customerId,
      apiKeyId: null,
      sourceType: 'otlp',
      sourceId: id,
      sourceName: 'direct-otlp',
      agentFingerprint: null,
      jobId: null,
      sequence: 0,
      firstLine: 1,
      firstOffset: 0,
      format,
      encoding: 'identity',
      recordCount: 1,
      plainBytes: content.length,
      receivedAt: new Date(),
      state: 'analysed',
      content,
    })
    await insertLogBatches(tx, [batch])
  })
}

const nanos = (ms: number): string => String(BigInt(Math.round(ms)) * 1_000_000n)
const resource = (service: string) => ({ attributes: [{ key: 'service.name', value: { stringValue: service } }] })

export interface SentSpan {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly atMs: number
  readonly durationMs: number
  readonly error?: string
}

export const tracesRequest = (spans: readonly SentSpan[]) => ({
  resourceSpans: spans.map(({ service, atMs, durationMs, error, ...span }) => ({
    resource: resource(service),
    scopeSpans: [
      {
        spans: [
          {
            ...span,
            startTimeUnixNano: nanos(atMs),
            endTimeUnixNano: nanos(atMs + durationMs),
            ...(error && { status: { code: 2, message: error } }),
          },
        ],
      },
    ],
  })),
})

export interface SentLine {
  readonly service: string
  readonly body: string
  readonly atMs: number
  readonly traceId?: string
  readonly spanId?: string
}

export const logsRequest = (lines: readonly SentLine[]) => ({
  resourceLogs: lines.map(({ service, body, atMs, ...ids }) => ({
    resource: resource(service),
    scopeLogs: [
      { logRecords: [{ ...ids, timeUnixNano: nanos(atMs), severityNumber: 17, body: { stringValue: body } }] },
    ],
  })),
})

export interface SentPoint {
  readonly service: string
  readonly name: string
  readonly atMs: number
  readonly value: number
}

export const metricsRequest = (points: readonly SentPoint[]) => ({
  resourceMetrics: points.map(({ service, name, atMs, value }) => ({
    resource: resource(service),
    scopeMetrics: [
      { metrics: [{ name, unit: '1', gauge: { dataPoints: [{ timeUnixNano: nanos(atMs), asDouble: value }] } }] },
    ],
  })),
})
