import type { IncomingHttpHeaders } from 'node:http'

export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['idempotency-key']
  return typeof value === 'string' && value !== '' ? value : undefined
}
