import { setTimeout as delay } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import { say } from './stage.ts'
import { waitUntil } from './wait-until.ts'

const services = ['postgres', 'valkey', 'ingest', 'analysis-worker', 'api-gateway', 'web', 'edge']

/** Each container in turn, as its restart policy alone brings it back. Answers how long until all was served again. */
export async function crashEach(fleet: Fleet): Promise<Record<string, number>> {
  const servedAfterMs: Record<string, number> = {}
  for (const service of services) {
    for (const container of await fleet.containersOf(service)) {
      const begunAt = Date.now()
      await fleet.crash(container)
      const restartedAfterMs = Date.now() - begunAt
      await waitUntil(`an answer after ${service} crashed`, () => serves(fleet), 120_000)
      servedAfterMs[service] = Date.now() - begunAt
      say(`${service} crashed; restarted after ${restartedAfterMs} ms, served again after ${servedAfterMs[service]} ms`)
      await delay(3_000)
    }
  }
  return servedAfterMs
}

/** The dashboard works, and ingest answers, if only that it wants a key: 503 is the edge's answer for it. */
async function serves({ webUrl, otlpUrl }: Fleet): Promise<boolean> {
  const [gateway, ingest] = await Promise.all([
    fetch(`${webUrl}/ready`),
    fetch(`${otlpUrl}/v1/logs`, { method: 'POST', body: '{}' }),
  ])
  await Promise.all([gateway.text(), ingest.text()])
  return gateway.ok && ingest.status !== 503
}
