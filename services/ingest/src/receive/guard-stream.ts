import type { Readable } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import type { IngestLimits } from '../ingest-services.ts'

/** Passes an upload through while it keeps coming and stays within its size; `wire` is the stream from the network. */
export async function* guardStream(
  plain: Readable,
  wire: Readable & { truncated?: boolean },
  limits: IngestLimits,
  nowMs: () => number,
): AsyncGenerator<Buffer> {
  const idleMs = limits.upload_idle_seconds.value * 1_000
  const pace = watchPace(limits.upload_slowest_bytes_per_second.value)
  let size = 0
  let askedAt = nowMs()
  const timer = setTimeout(() => {
    plain.destroy(stopped())
  }, idleMs)
  try {
    for await (const chunk of plain) {
      timer.refresh()
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      size += bytes.length
      if (size > limits.upload_bytes.value) throw tooLarge()
      if (pace.isTooSlow(bytes.length, nowMs() - askedAt)) throw stopped()
      yield bytes
      timer.refresh()
      // The time that storing took is ours, not the sender's.
      askedAt = nowMs()
    }
    if (wire.truncated) throw tooLarge()
  } catch (error) {
    throw toUploadError(error)
  } finally {
    clearTimeout(timer)
  }
}

const stopped = () => new AppError('timeout', 'Upload timed out.', { retryAfterSeconds: 1 })

const tooLarge = () => new AppError('payload_too_large', 'The file is too large.')

const PACE_WINDOW_MS = 30_000

/** Judges each half minute of waiting by itself, so that a fast beginning does not pay for a drip. */
function watchPace(slowestBytesPerSecond: number) {
  let waitedMs = 0
  let size = 0
  return {
    isTooSlow(bytes: number, ms: number): boolean {
      waitedMs += ms
      size += bytes
      if (waitedMs < PACE_WINDOW_MS) return false
      const isTooSlow = size < (waitedMs / 1_000) * slowestBytesPerSecond
      waitedMs = 0
      size = 0
      return isTooSlow
    },
  }
}

function toUploadError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_') || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END') {
    return new AppError('bad_request', 'The file is not valid gzip.', { cause: error })
  }
  return new AppError('bad_request', 'Upload interrupted.', { cause: error })
}
