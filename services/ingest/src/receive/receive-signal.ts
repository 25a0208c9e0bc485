import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { walkSignalJson } from '@holdfast/otlp/json/walk-signal-json'
import { type OtherSignal, type SignalCount, walkSignalRequest } from '@holdfast/otlp/walk-signal-request'
import type { PartialSuccess } from '@holdfast/otlp/write-export-response'
import type { IngestServices } from '../ingest-services.ts'
import { decompressBody } from './decompress-body.ts'
import type { ReceivedRequest } from './receive-logs.ts'
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

async function walk(
  { limits }: IngestServices,
  signal: OtherSignal,
  { bytes, encoding, format }: ReceivedRequest,
): Promise<SignalCount> {
  const isJson = format === 'otlp-json'
  const limitBytes = (isJson ? limits.otlp_json_bytes : limits.otlp_decompressed_bytes).value
  const plain = await decompressBody(bytes, encoding, limitBytes)
  try {
    return isJson ? walkSignalJson(signal, parseJsonRequest(plain)) : walkSignalRequest(signal, plain)
  } catch (error) {
    throw toRefusal(error)
  }
}
