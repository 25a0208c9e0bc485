import type { Readable } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import type { IngestLimits } from '../ingest-services.ts'

/** Passes an upload through while it keeps coming and stays within its size; `wire` is the stream from the network. */
export async function* guardStream(
  plain: Readable,
  wire: Readable & { truncated?: boolean },
  limits: IngestLimits,
): AsyncGenerator<Buffer> {
  const idleMs = limits.upload_idle_seconds.value * 1_000
  let size = 0
  const timer = setTimeout(() => {
    plain.destroy(new AppError('timeout', 'The upload stopped coming.', { retryAfterSeconds: 1 }))
  }, idleMs)
  try {
    for await (const chunk of plain) {
      timer.refresh()
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      size += bytes.length
      if (size > limits.upload_bytes.value) throw tooLarge()
      yield bytes
      timer.refresh()
    }
    if (wire.truncated) throw tooLarge()
  } catch (error) {
    throw toUploadError(error)
  } finally {
    clearTimeout(timer)
  }
}

const tooLarge = () => new AppError('payload_too_large', 'The file is too large.')

function toUploadError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_') || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END') {
    return new AppError('bad_request', 'The file is not valid gzip.', { cause: error })
  }
  return new AppError('bad_request', 'The upload broke off.', { cause: error })
}
