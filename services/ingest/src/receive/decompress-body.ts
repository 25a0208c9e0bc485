import { promisify } from 'node:util'
import { gunzip, gunzipSync, inflate, zstdDecompress } from 'node:zlib'
import type { LogEncoding } from '@holdfast/database/schema/log-batches-table'
import { AppError } from '@holdfast/runtime/app-error'

const asynchronous = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  zstd: promisify(zstdDecompress),
} as const

/** Below this a trip to the thread pool costs more than the work; the bound keeps a bomb from holding up the loop. */
const SYNC_INPUT_BYTES = 131_072
const SYNC_OUTPUT_BYTES = 2_097_152

/** Without a trip to the thread pool; undefined where it would not be quick. */
export function decompressQuickly(bytes: Buffer, encoding: LogEncoding): Buffer | undefined {
  if (encoding === 'identity') return bytes
  if (encoding !== 'gzip' || bytes.length > SYNC_INPUT_BYTES || claimedBytes(bytes) > SYNC_OUTPUT_BYTES)
    return undefined
  try {
    return gunzipSmall(bytes)
  } catch (error) {
    throw new AppError('bad_request', 'The body is not valid gzip.', { cause: error })
  }
}

/** 413 beyond `limitBytes`, 400 for bytes that are not what `encoding` says. */
export async function decompressBody(bytes: Buffer, encoding: LogEncoding, limitBytes: number): Promise<Buffer> {
  if (encoding === 'identity') {
    if (bytes.length > limitBytes) throw tooLarge()
    return bytes
  }
  try {
    return await asynchronous[encoding](bytes, { maxOutputLength: limitBytes })
  } catch (error) {
    if (isOverflow(error)) throw tooLarge()
    throw new AppError('bad_request', `The body is not valid ${encoding}.`, { cause: error })
  }
}

/** Undefined when the output is not small. */
function gunzipSmall(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: SYNC_OUTPUT_BYTES, chunkSize: guessOutputBytes(bytes) })
  } catch (error) {
    if (isOverflow(error)) return undefined
    throw error
  }
}

/** Gzip ends with its content's size: right in nearly all cases, and then the output is allocated once. */
const claimedBytes = (bytes: Buffer): number => (bytes.length < 4 ? 0 : bytes.readUInt32LE(bytes.length - 4))

const guessOutputBytes = (bytes: Buffer): number =>
  Math.min(SYNC_OUTPUT_BYTES, Math.max(1_024, claimedBytes(bytes) + 64))

const tooLarge = () => new AppError('payload_too_large', 'The request is too large after decompression.')

const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
