import { AppError } from '@holdfast/runtime/app-error'
import type { IngestServices } from '../ingest-services.ts'
import { decompressBody, decompressQuickly } from './decompress-body.ts'
import type { ReceivedRequest } from './received-request.ts'

/**
 * The plain bytes of a request. Its key is charged for them, and few large ones are made at once: what came as a few
 * kilobytes must not be many megabytes of work and memory for nothing.
 */
export async function decompressWithinRate(
  { limits, rateLimiter, decompressing }: IngestServices,
  { owner, bytes, encoding, format }: ReceivedRequest,
): Promise<Buffer> {
  const { customerId, apiKeyId } = owner
  const limitBytes = (format === 'otlp-json' ? limits.otlp_json_bytes : limits.otlp_decompressed_bytes).value
  const charge = (plainBytes: number) =>
    rateLimiter.charge(apiKeyId, { bytes: Math.max(0, plainBytes - bytes.length), records: 0 })
  const decompress = async (): Promise<Buffer> => {
    // Those that were before it may have used up what this one was let in with.
    rateLimiter.assertNoDebt(apiKeyId)
    return decompressBody(bytes, encoding, limitBytes)
  }
  try {
    const plain = decompressQuickly(bytes, encoding) ?? (await decompressing.run(customerId, decompress))
    if (plain.length > limitBytes) throw new AppError('payload_too_large', 'The request is too large.')
    charge(plain.length)
    return plain
  } catch (error) {
    // A bomb was made up to the limit; broken bytes break off early.
    if (error instanceof AppError && error.code === 'payload_too_large') charge(limitBytes)
    throw error
  }
}
