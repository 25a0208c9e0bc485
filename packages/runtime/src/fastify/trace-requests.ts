import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runAsWork } from '../current-work.ts'

/** Asked every few seconds by machines: their spans would drown out the others. */
const isProbe = (route: string): boolean => route === '/health' || route === '/ready'

/**
 * A server span per request, continuing the caller's trace, and the request's id for whatever work it causes. Only the
 * route's pattern is recorded, never the address.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('holdfast')
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const run = () => runAsWork({ requestId: request.id }, done)
    const route = request.routeOptions.url ?? 'unmatched'
    if (isProbe(route)) return run()
    const parent = propagation.extract(context.active(), request.headers)
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'holdfast.request_id': request.id }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), run)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
