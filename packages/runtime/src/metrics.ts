import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Readiness } from '@holdfast/contracts/health'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { listenOn } from './listen-on.ts'

/** One registry per process, so that tests and several services in one process don't share counters. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return registry
}

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

export interface MetricsOptions {
  readonly port: number
  readonly host?: string
  /** A service without a public port answers /health and /ready here. */
  readonly readiness?: () => Promise<Readiness>
}

/** Prometheus on a port of its own: the public port never shows numbers. */
export async function serveMetrics(
  registry: Registry,
  { port, host = '127.0.0.1', readiness }: MetricsOptions,
): Promise<MetricsServer> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.method === 'GET' ? request.url : undefined
    if (path === '/metrics') {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } else if (path === '/health' && readiness) {
      sendJson(response, 200, { status: 'ok' })
    } else if (path === '/ready' && readiness) {
      const found = await readiness()
      sendJson(response, found.status === 'ready' ? 200 : 503, found)
    } else response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  return {
    port: await listenOn(server, { host, port }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
