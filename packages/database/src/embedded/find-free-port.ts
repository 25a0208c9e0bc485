import { createServer } from 'node:net'

/** A loopback port that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer()
  server.on('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => {
      if (address !== null && typeof address === 'object') resolve(address.port)
      else reject(new Error('The system gave no port.'))
    })
  })
  return promise
}
