import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { walkLogsJson } from '@holdfast/otlp/json/walk-logs-json'
import { walkLogsRequest } from '@holdfast/otlp/walk-logs-request'
import { otlpLimits } from '@holdfast/otlp/otlp-limits'
import type { WalkResult } from '@holdfast/otlp/walk-result'
import type { PartialSuccess } from '@holdfast/otlp/write-export-response'
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

/** What a sender without a fingerprint is called: an SDK, or a collector of one's own. It is a source, not an agent. */
const directSource = 'direct-otlp'

/** The one path of every log export, over HTTP or gRPC. Resolves after the commit. */
export async function receiveLogs(
  services: IngestServices,
  request: ReceivedRequest,
): Promise<PartialSuccess | undefined> {
  const { intake, backlog, rateLimiter } = services
  rateLimiter.take(request.owner.apiKeyId, request.bytes.length)
  await backlog.pass(request.owner.customerId)
  const walked = await walk(services, request).catch(async (error: unknown) => {
    const refusal = toRefusal(error)
    await bookRefusal(services, request, refusal)
    throw refusal
  })
  const pending = await toPending(services, request, walked)
  await intake.take(pending).catch(async (error: unknown) => {
    await bookRefusal(services, request, error)
    throw error
  })
  return describePartialSuccess(walked.result)
}

interface Walked {
  readonly result: WalkResult
  readonly plainBytes: number
}

async function walk(services: IngestServices, request: ReceivedRequest): Promise<Walked> {
  const { maxJsonNodes, maxRecords, ...others } = requestLimitsOf(services.limits)
  const plain = await decompressWithinRate(services, request)
  const result =
    request.format === 'otlp-json'
      ? walkLogsJson(parseJsonRequest(plain, maxJsonNodes), otlpLimits, maxRecords)
      : walkLogsRequest(plain, otlpLimits, { ...others, maxJsonNodes, maxRecords })
  services.rateLimiter.charge(request.owner.apiKeyId, { bytes: 0, records: result.recordCount })
  return { result, plainBytes: plain.length }
}

async function toPending({ now }: IngestServices, request: ReceivedRequest, walked: Walked): Promise<PendingRequest> {
  const { owner, format, bytes } = request
  const { recordCount, rejectedCount, rejected } = walked.result
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
            format,
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
