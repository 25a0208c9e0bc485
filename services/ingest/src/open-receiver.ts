import type { Server } from 'node:net'
import { listenOn } from '@holdfast/runtime/listen-on'

export interface Receiver {
  readonly port: number
  /** Takes no new connection, and lets what runs end. */
  close(): Promise<void>
}

export interface Connections {
  /** Lets go of those that nothing runs on. */
  readonly closeIdle: () => void
  readonly destroyAll: () => void
}

const CLOSE_TIMEOUT_MS = 5_000

export async function openReceiver(
  server: Server,
  address: { host: string; port: number },
  { closeIdle, destroyAll }: Connections,
): Promise<Receiver> {
  return {
    port: await listenOn(server, address),
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(destroyAll, CLOSE_TIMEOUT_MS)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        closeIdle()
      }),
  }
}
