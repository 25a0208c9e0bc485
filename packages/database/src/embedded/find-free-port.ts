import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand out to outgoing connections (Linux from 32,768, others from 49,152). */
const LOWEST = 10_000
const HIGHEST = 32_000
const TRIES = 100

/** A loopback port that nobody listens on right now, and that no outgoing connection is given meanwhile. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports between ${LOWEST} and ${HIGHEST} was free on 127.0.0.1.`)
}

async function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.on('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}
