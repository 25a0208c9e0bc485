import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { openReceiver, type Receiver } from './open-receiver.ts'

const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 120_000

/** `/v1/logs` on this port is `/api/v1/otlp/v1/logs` on the public one: one set of handlers serves both. */
export async function serveOtlpHttp(app: FastifyInstance, address: { host: string; port: number }): Promise<Receiver> {
  await app.ready()
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      request.url = `/api/v1/otlp${request.url ?? ''}`
      app.routing(request, response)
    },
  )
  return openReceiver(server, address, {
    closeIdle: () => server.closeIdleConnections(),
    destroyAll: () => server.closeAllConnections(),
  })
}
