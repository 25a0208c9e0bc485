import { findSignal } from '@holdfast/otlp/find-signal'
import { findJsonSignal } from '@holdfast/otlp/json/find-json-signal'
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
import { countRefusal } from './count-refusal.ts'
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

export interface TakenExport {
  readonly signal: OtlpSignal
  readonly partial: PartialSuccess | undefined
}

/**
 * The one path of every export, over HTTP or gRPC. Resolves after the commit. `named` is the signal that the address
 * named; where it named none, the body says what it carries.
 */
export async function receiveExport(
  services: IngestServices,
  named: OtlpSignal | undefined,
  request: ReceivedRequest,
): Promise<TakenExport> {
  const { intake, backlog, rateLimiter } = services
  rateLimiter.take(request.owner.apiKeyId, request.bytes.length)
  await backlog.pass(request.owner.customerId)
  const walked = await walk(services, named, request).catch(async (error: unknown) => {
    const refusal = toRefusal(error)
    await countRefusal(services, request, refusal)
    throw refusal
  })
  const pending = await toPending(services, request, walked)
  await intake.take(pending).catch(async (error: unknown) => {
    await countRefusal(services, request, error)
    throw error
  })
  return { signal: walked.signal, partial: describePartialSuccess(walked.result) }
}

interface Walked {
  readonly signal: OtlpSignal
  readonly result: WalkResult
  readonly plainBytes: number
  /** A collector's report on itself is no evidence, and is not kept. */
  readonly isHeartbeat: boolean
}

async function walk(
  services: IngestServices,
  named: OtlpSignal | undefined,
  request: ReceivedRequest,
): Promise<Walked> {
  const limits = requestLimitsOf(services.limits)
  const plain = await decompressWithinRate(services, request)
  const { signal, result } =
    request.format === 'otlp-json' ? walkJson(named, plain, limits) : walkProtobuf(named, plain, limits)
  services.rateLimiter.charge(request.owner.apiKeyId, { bytes: 0, records: result.recordCount })
  return {
    signal,
    result,
    plainBytes: plain.length,
    isHeartbeat: 'isHeartbeat' in result && result.isHeartbeat,
  }
}

interface WalkedBody {
  readonly signal: OtlpSignal
  readonly result: WalkResult | WalkedSignals
}

function walkJson(named: OtlpSignal | undefined, plain: Buffer, limits: RequestLimits): WalkedBody {
  const value = parseJsonRequest(plain, limits.maxJsonNodes)
  const signal = named ?? findJsonSignal(value)
  const result =
    signal === 'logs'
      ? walkLogsJson(value, otlpLimits, limits.maxRecords)
      : walkSignalsJson(signal, value, limits.maxRecords)
  return { signal, result }
}

function walkProtobuf(named: OtlpSignal | undefined, plain: Buffer, limits: RequestLimits): WalkedBody {
  const signal = named ?? findSignal(plain)
  const result =
    signal === 'logs' ? walkLogsRequest(plain, otlpLimits, limits) : walkSignals(signal, plain, otlpLimits, limits)
  return { signal, result }
}

const formats = {
  logs: { 'otlp-protobuf': 'otlp-protobuf', 'otlp-json': 'otlp-json' },
  traces: { 'otlp-protobuf': 'traces-protobuf', 'otlp-json': 'traces-json' },
  metrics: { 'otlp-protobuf': 'metrics-protobuf', 'otlp-json': 'metrics-json' },
} as const

async function toPending({ now }: IngestServices, request: ReceivedRequest, walked: Walked): Promise<PendingRequest> {
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
            format: formats[walked.signal][format],
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
