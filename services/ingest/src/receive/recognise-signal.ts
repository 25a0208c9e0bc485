import { findSignal } from '@holdfast/otlp/find-signal'
import { findJsonSignal } from '@holdfast/otlp/json/find-json-signal'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import type { OtlpSignal } from '@holdfast/otlp/write-export-response'
import type { IngestServices } from '../ingest-services.ts'
import { decompressBody } from './decompress-body.ts'
import type { ReceivedRequest } from './received-request.ts'

/** Which signal a body carries. What cannot be read counts as logs, whose own path says and books what is wrong with it. */
export async function recogniseSignal(
  { limits, budget }: IngestServices,
  { bytes, encoding, format, owner }: ReceivedRequest,
): Promise<OtlpSignal> {
  const isJson = format === 'otlp-json'
  const limitBytes = (isJson ? limits.otlp_json_bytes : limits.otlp_decompressed_bytes).value
  try {
    const plain = await decompressBody(bytes, encoding, limitBytes)
    budget.take(owner.customerId, plain.length)
    try {
      return isJson ? findJsonSignal(parseJsonRequest(plain)) : findSignal(plain)
    } finally {
      budget.release(owner.customerId, plain.length)
    }
  } catch {
    return 'logs'
  }
}
