import { once } from 'node:events'
import net from 'node:net'

export interface TcpProxy {
  /** The same address, through the proxy. */
  through(url: string): string
  /** From now on nothing arrives and nothing breaks, as where a network swallows packets. */
  swallow(): void
  /** Breaks every connection and takes no new one, as where a host is down. */
  refuse(): void
  /** New connections pass. The swallowed ones stay silent forever, as after a firewall that forgot them. */
  heal(): void
  close(): Promise<void>
}

/** Stands between two processes and cuts them off from each other, without the rights that a real cut takes. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl)
  const sockets = new Set<net.Socket>()
  let mode: 'pass' | 'swallow' | 'refuse' = 'pass'
  const server = net.createServer((inner) => {
    if (mode === 'refuse') return inner.resetAndDestroy()
    keep(inner)
    if (mode === 'swallow') return inner.resume()
    const outer = keep(net.connect(Number(target.port), target.hostname))
    join(inner, outer)
    join(outer, inner)
  })
  const keep = (socket: net.Socket) => {
    sockets.add(socket.on('error', () => undefined))
    return socket.once('close', () => sockets.delete(socket))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  return {
    through: (url) => {
      const proxied = new URL(url)
      proxied.host = `127.0.0.1:${port}`
      return proxied.href
    },
    swallow: () => {
      mode = 'swallow'
      for (const socket of sockets) {
        socket.unpipe()
        socket.removeAllListeners('end').removeAllListeners('close').resume()
        socket.once('close', () => sockets.delete(socket))
      }
    },
    refuse: () => {
      mode = 'refuse'
      for (const socket of sockets) socket.resetAndDestroy()
    },
    heal: () => {
      mode = 'pass'
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function join(from: net.Socket, to: net.Socket): void {
  from.pipe(to)
  from.once('close', () => to.destroy())
}
