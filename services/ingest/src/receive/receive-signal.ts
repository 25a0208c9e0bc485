import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { walkSignalJson } from '@holdfast/otlp/json/walk-signal-json'
import { type OtherSignal, type SignalCount, walkSignalRequest } from '@holdfast/otlp/walk-signal-request'
import type { PartialSuccess } from '@holdfast/otlp/write-export-response'
import type { IngestServices } from '../ingest-services.ts'
import { decompressWithinRate } from './decompress-within-rate.ts'
import type { ReceivedRequest } from './received-request.ts'
import { requestLimitsOf } from './request-limits-of.ts'
import { toRefusal } from './to-refusal.ts'

/** Traces and metrics are counted and dropped; they do show that an agent lives. */
export async function receiveSignal(
  services: IngestServices,
  signal: OtherSignal,
  request: ReceivedRequest,
): Promise<PartialSuccess | undefined> {
  const { rateLimiter, intake, intakeMetrics, now } = services
  rateLimiter.take(request.owner.apiKeyId, request.bytes.length)
  const { itemCount, fingerprint } = await walk(services, signal, request)
  const agent = request.fingerprint ?? fingerprint
  intakeMetrics.otherSignals.inc({ signal }, itemCount)
  await intake.take({
    ...request.owner,
    receivedAt: now(),
    recordCount: 0,
    rejectedCount: 0,
    reasons: {},
    batch: null,
    requestHash: null,
    agentFingerprint: agent,
  })
  // Collectors log each partial success as an error; an agent's heartbeat is none.
  if (signal === 'metrics' && agent !== null) return undefined
  return { rejectedCount: 0, message: `${signal} are counted and not stored: ${itemCount} items.` }
}

async function walk(services: IngestServices, signal: OtherSignal, request: ReceivedRequest): Promise<SignalCount> {
  const { maxFields, maxJsonNodes } = requestLimitsOf(services.limits)
  try {
    const plain = await decompressWithinRate(services, request)
    return request.format === 'otlp-json'
      ? walkSignalJson(signal, parseJsonRequest(plain, maxJsonNodes))
      : walkSignalRequest(signal, plain, maxFields)
  } catch (error) {
    throw toRefusal(error)
  }
}
