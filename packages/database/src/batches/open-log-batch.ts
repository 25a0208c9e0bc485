import { gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { LogBatchesTable } from '../schema/log-batches-table.ts'
import { logBatchContext } from './seal-log-batch.ts'

type SealedBatch = Pick<LogBatchesTable, 'id' | 'payload' | 'encoding' | 'plainBytes'>

/** The bytes as their sender meant them: text, or an OTLP request. */
export function openLogBatch(cipher: CompanyCipher, batch: SealedBatch): Buffer {
  const content = cipher.open(batch.payload, logBatchContext(batch.id))
  // Ingest measured it: more than that is not the content that was accepted.
  const limit = { maxOutputLength: Math.max(1, batch.plainBytes) }
  return decompress[batch.encoding](content, limit)
}

const decompress = {
  identity: (content: Buffer, _limit: object) => content,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
} as const
