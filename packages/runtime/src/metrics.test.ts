import { Counter } from 'prom-client'
import { expect, it } from 'vitest'
import { createMetricsRegistry, serveMetrics } from './metrics.ts'

it('serves the registry at /metrics and nothing else', async () => {
  const registry = createMetricsRegistry('gateway')
  new Counter({ name: 'holdfast_things_total', help: 'Things.', registers: [registry] }).inc(3)
  const server = await serveMetrics(registry, { port: 0 })
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/metrics`)
    const text = await response.text()
    expect(text).toContain('holdfast_things_total{service="gateway"} 3')
    expect(text).toContain('process_cpu_seconds_total')
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

it('says when its port is taken', async () => {
  const registry = createMetricsRegistry('gateway')
  const server = await serveMetrics(registry, { port: 0 })
  await expect(serveMetrics(registry, { port: server.port })).rejects.toThrow(/EADDRINUSE/)
  await server.close()
})

it('says whether a service without a public port lives and can work', async () => {
  const readiness = { status: 'not-ready', checks: { queue: { ok: false, detail: 'not reachable' } } } as const
  const server = await serveMetrics(createMetricsRegistry('worker'), { port: 0, readiness: async () => readiness })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  try {
    expect((await get('/health')).status).toBe(200)
    const ready = await get('/ready')
    expect([ready.status, await ready.json()]).toEqual([503, readiness])
  } finally {
    await server.close()
  }
})
