import { Socket } from 'node:net'

/**
 * Ends a connection on which a question has been left unanswered for `silentMs`. A network that swallows packets breaks
 * no connection, and the kernel alone would wait a quarter of an hour. One that nobody asked anything stays.
 */
export function endSilentSocket(socket: Socket, silentMs: number): void {
  let answeredBytes = socket.bytesWritten
  socket.on('data', () => {
    answeredBytes = socket.bytesWritten
  })
  socket.setTimeout(silentMs, () => {
    if (socket.bytesWritten > answeredBytes) socket.destroy(new SilentPeer(silentMs))
  })
}

class SilentPeer extends Error {
  override readonly name = 'SilentPeer'
  readonly code = 'ETIMEDOUT'

  constructor(silentMs: number) {
    super(`the other side has not answered for ${silentMs / 1_000} s`)
  }
}

/** The socket that a client of pg talks through. */
export function socketOf(client: object): Socket | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown = typeof connection === 'object' && connection ? Reflect.get(connection, 'stream') : undefined
  return stream instanceof Socket ? stream : undefined
}
