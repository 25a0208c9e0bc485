import { promisify } from 'node:util'
import { constants, zstdCompress, zstdCompressSync } from 'node:zlib'
import type { LogEncoding } from '@holdfast/database/schema/log-batches-table'

const compress = promisify(zstdCompress)
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const SYNC_BYTES = 262_144

/** What came compressed is stored as it came; what came plain is compressed here. */
export async function compressPlain(
  bytes: Buffer,
  encoding: LogEncoding,
): Promise<{ content: Buffer; encoding: LogEncoding }> {
  if (encoding !== 'identity') return { content: bytes, encoding }
  const content = bytes.length <= SYNC_BYTES ? zstdCompressSync(bytes, options) : await compress(bytes, options)
  return { content, encoding: 'zstd' }
}
