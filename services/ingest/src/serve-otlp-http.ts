import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface HttpReceiver {
  readonly port: number
  /** Takes no new connection, lets running requests end. */
  close(): Promise<void>
}

const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 120_000
const CLOSE_TIMEOUT_MS = 5_000

/** `/v1/logs` on this port is `/api/v1/otlp/v1/logs` on the public one: one set of handlers serves both. */
export async function serveOtlpHttp(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<HttpReceiver> {
  await app.ready()
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      request.url = `/api/v1/otlp${request.url ?? ''}`
      app.routing(request, response)
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
