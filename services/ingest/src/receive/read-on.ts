import type { IncomingMessage } from 'node:http'

export interface ReadOnOptions {
  readonly maxBytes: number
  readonly maxMs: number
}

/**
 * Reads on what is left of a body whose answer is already sent: many senders listen only once they have sent all, and a
 * closed connection would take the answer from them. Within limits; beyond them the connection ends.
 */
export function readOn(request: IncomingMessage, { maxBytes, maxMs }: ReadOnOptions): void {
  if (request.complete || request.destroyed) return
  let left = maxBytes
  // The connection goes with it.
  const end = () => request.destroy()
  const timer = setTimeout(end, maxMs).unref()
  request.unpipe()
  request.on('error', () => undefined)
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) end()
  })
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
  request.resume()
}
