import { createHash } from 'node:crypto'
import type { LogEncoding } from '@holdfast/database/schema/log-batches-table'

export interface RequestIdentity {
  readonly apiKeyId: string
  readonly fingerprint: string
  readonly encoding: LogEncoding
  readonly format: string
}

const GZIP_TIME_START = 4
const GZIP_TIME_END = 8

/** The same bytes from the same key and agent are a retry, but for the time that some write into gzip's header. */
export function hashRequest(bytes: Buffer, { apiKeyId, fingerprint, encoding, format }: RequestIdentity): Buffer {
  const hash = createHash('sha256').update(`${apiKeyId}\0${format}\0${encoding}\0${fingerprint}\0`)
  if (encoding !== 'gzip') return hash.update(bytes).digest()
  return hash.update(bytes.subarray(0, GZIP_TIME_START)).update(bytes.subarray(GZIP_TIME_END)).digest()
}
