import type { IncomingHttpHeaders } from 'node:http2'
import { readApiKey } from '../auth/read-api-key.ts'
import { readContentEncoding } from '../routes/otlp/read-otlp-headers.ts'

export function readGrpcText(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined
}

export function readGrpcKey(headers: IncomingHttpHeaders): string | undefined {
  return readApiKey({
    'x-api-key': readGrpcText(headers, 'x-api-key'),
    authorization: readGrpcText(headers, 'authorization'),
  })
}

export const readGrpcEncoding = (headers: IncomingHttpHeaders) =>
  readContentEncoding({ 'content-encoding': readGrpcText(headers, 'grpc-encoding') })
