import type { IncomingHttpHeaders } from 'node:http'
import type { LogEncoding } from '@holdfast/database/schema/log-batches-table'
import type { OtlpEncoding } from '@holdfast/otlp/write-export-response'
import { AppError } from '@holdfast/runtime/app-error'

export const contentTypes = { protobuf: 'application/x-protobuf', json: 'application/json' } as const

/** Answers, errors included, are in the encoding of the request. */
export function readOtlpEncoding(headers: IncomingHttpHeaders): OtlpEncoding {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-protobuf' || type === 'application/protobuf') return 'protobuf'
  if (type === 'application/json') return 'json'
  throw new AppError('unsupported_media_type', 'Send application/x-protobuf or application/json.')
}

const encodings: Readonly<Record<string, LogEncoding>> = {
  '': 'identity',
  identity: 'identity',
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  zlib: 'deflate',
  zstd: 'zstd',
}

export function readContentEncoding(headers: IncomingHttpHeaders): LogEncoding {
  const encoding = encodings[(headers['content-encoding'] ?? '').trim().toLowerCase()]
  if (encoding === undefined) throw new AppError('unsupported_media_type', 'Send gzip, deflate, zstd or no encoding.')
  return encoding
}
