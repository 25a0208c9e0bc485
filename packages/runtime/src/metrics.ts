import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** One registry per process, so that tests and several services in one process don't share counters. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return registry
}

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Prometheus on a port of its own: the public port never shows numbers. */
export async function serveMetrics(
  registry: Registry,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
