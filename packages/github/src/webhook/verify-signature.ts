import { createHmac, timingSafeEqual } from 'node:crypto'

/** `x-hub-signature-256` over the body's bytes, in constant time. */
export function verifySignature(secret: string, body: string | Uint8Array, signature: string | undefined): boolean {
  const given = /^sha256=([\da-f]{64})$/.exec(signature ?? '')?.[1]
  if (given === undefined) return false
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'))
}
