import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** One line and two numbers per request. The route's pattern stands in both: addresses may carry secrets. */
export function logRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const
  const count = new Counter({
    name: 'holdfast_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'holdfast_http_request_duration_seconds',
    help: 'Time from the first byte to the last.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 300],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: String(reply.statusCode),
    }
    count.inc(labels)
    duration.observe(labels, reply.elapsedTime / 1000)
    const fields = {
      ...labels,
      status: reply.statusCode,
      duration_ms: Math.round(reply.elapsedTime),
      address: request.ip,
    }
    if (labels.route === '/health' || labels.route === '/ready') request.log.debug(fields, 'request')
    else request.log.info(fields, 'request')
  })
}
