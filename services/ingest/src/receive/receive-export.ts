import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { walkLogsJson } from '@holdfast/otlp/json/walk-logs-json'
import { walkSignalsJson } from '@holdfast/otlp/json/walk-signals-json'
import type { RequestLimits } from '@holdfast/otlp/request-limits'
import { type WalkedSignals, walkSignals } from '@holdfast/otlp/signals/walk-signals'
import { walkLogsRequest } from '@holdfast/otlp/walk-logs-request'
import { otlpLimits } from '@holdfast/otlp/otlp-limits'
import type { WalkResult } from '@holdfast/otlp/walk-result'
import type { OtlpSignal, PartialSuccess } from '@holdfast/otlp/write-export-response'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { PendingRequest } from '../commit/pending-request.ts'
import type { IngestServices } from '../ingest-services.ts'
import { bookRefusal } from './book-refusal.ts'
import { compressPlain } from './compress-plain.ts'
import { decompressWithinRate } from './decompress-within-rate.ts'
import { hashRequest } from './hash-request.ts'
import type { ReceivedRequest } from './received-request.ts'
import { requestLimitsOf } from './request-limits-of.ts'
import { toRefusal } from './to-refusal.ts'

const NOTHING: Pick<WalkResult, 'recordCount' | 'rejectedCount' | 'rejected'> = {
  recordCount: 0,
  rejectedCount: 0,
  rejected: {},
}

/** What a sender without a fingerprint is called: an SDK, or a collector of one's own. It is a source, not an agent. */
const directSource = 'direct-otlp'

/** The one path of every export, over HTTP or gRPC. Resolves after the commit. */
export async function receiveExport(
  services: IngestServices,
  signal: OtlpSignal,
  request: ReceivedRequest,
): Promise<PartialSuccess | undefined> {
  const { intake, backlog, rateLimiter } = services
  rateLimiter.take(request.owner.apiKeyId, request.bytes.length)
  await backlog.pass(request.owner.customerId)
  const walked = await walk(services, signal, request).catch(async (error: unknown) => {
    const refusal = toRefusal(error)
    await bookRefusal(services, request, refusal)
    throw refusal
  })
  const pending = await toPending(services, signal, request, walked)
  await intake.take(pending).catch(async (error: unknown) => {
    await bookRefusal(services, request, error)
    throw error
  })
  return describePartialSuccess(walked.result)
}

interface Walked {
  readonly result: WalkResult
  readonly plainBytes: number
  /** A collector's report on itself is no evidence, and is not kept. */
  readonly isHeartbeat: boolean
}

async function walk(services: IngestServices, signal: OtlpSignal, request: ReceivedRequest): Promise<Walked> {
  const limits = requestLimitsOf(services.limits)
  const plain = await decompressWithinRate(services, request)
  const result = walkPlain(signal, request, plain, limits)
  services.rateLimiter.charge(request.owner.apiKeyId, { bytes: 0, records: result.recordCount })
  return { result, plainBytes: plain.length, isHeartbeat: 'isHeartbeat' in result && result.isHeartbeat }
}

function walkPlain(
  signal: OtlpSignal,
  { format }: ReceivedRequest,
  plain: Buffer,
  limits: RequestLimits,
): WalkResult | WalkedSignals {
  if (format === 'otlp-json') {
    const value = parseJsonRequest(plain, limits.maxJsonNodes)
    return signal === 'logs'
      ? walkLogsJson(value, otlpLimits, limits.maxRecords)
      : walkSignalsJson(signal, value, limits.maxRecords)
  }
  return signal === 'logs' ? walkLogsRequest(plain, otlpLimits, limits) : walkSignals(signal, plain, otlpLimits, limits)
}

const formats = {
  logs: { 'otlp-protobuf': 'otlp-protobuf', 'otlp-json': 'otlp-json' },
  traces: { 'otlp-protobuf': 'traces-protobuf', 'otlp-json': 'traces-json' },
  metrics: { 'otlp-protobuf': 'metrics-protobuf', 'otlp-json': 'metrics-json' },
} as const

async function toPending(
  { now }: IngestServices,
  signal: OtlpSignal,
  request: ReceivedRequest,
  walked: Walked,
): Promise<PendingRequest> {
  const { owner, format, bytes } = request
  const { recordCount, rejectedCount, rejected } = walked.isHeartbeat ? NOTHING : walked.result
  const fingerprint = request.fingerprint ?? walked.result.fingerprint
  const { content, encoding } = await compressPlain(bytes, request.encoding)
  const id = uuidV7()
  const receivedAt = now()
  return {
    ...owner,
    receivedAt,
    recordCount,
    rejectedCount,
    reasons: Object.fromEntries(Object.entries(rejected).map(([reason, count]) => [`rejected:${reason}`, count])),
    requestHash:
      recordCount === 0 ? null : hashRequest(bytes, { ...owner, ...request, fingerprint: fingerprint ?? directSource }),
    agentFingerprint: fingerprint,
    batch:
      recordCount === rejectedCount
        ? null
        : {
            ...owner,
            id,
            sourceType: 'otlp',
            sourceId: id,
            sourceName: fingerprint ?? directSource,
            agentFingerprint: fingerprint,
            jobId: null,
            sequence: 0,
            firstLine: 1,
            firstOffset: 0,
            format: formats[signal][format],
            encoding,
            recordCount: recordCount - rejectedCount,
            plainBytes: walked.plainBytes,
            content,
            receivedAt,
            state: 'waiting',
          },
  }
}

function describePartialSuccess({ rejectedCount, rejected }: WalkResult): PartialSuccess | undefined {
  if (rejectedCount === 0) return undefined
  const reasons = Object.entries(rejected).map(([reason, count]) => `${reason}: ${count}`)
  return { rejectedCount, message: `Rejected records by reason: ${reasons.join(', ')}.` }
}
