import { once } from 'node:events'
import { createServer } from 'node:http'
import type { SupervisedChild } from './supervise-child.ts'
import { mergeMetrics } from '../metrics/merge-metrics.ts'

const SCRAPE_LIMIT_MS = 2_000

async function scrape({ name, metricsPort }: SupervisedChild): Promise<{ process: string; text: string }[]> {
  const port = metricsPort()
  if (port === undefined) return []
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(SCRAPE_LIMIT_MS) })
    return [{ process: name, text: await response.text() }]
  } catch {
    // It is being started again; its numbers come back with it.
    return []
  }
}

/** Prometheus wants one address: the supervisor asks its processes and answers for all of them. */
export async function serveMergedMetrics(children: readonly SupervisedChild[], port: number, host: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void Promise.all(children.map(scrape)).then((pages) => {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(mergeMetrics(pages.flat()))
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
