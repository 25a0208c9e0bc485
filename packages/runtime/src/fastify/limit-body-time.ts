import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerBrokenRequest } from './answer-broken-request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as the server's requestTimeout lets it; the route itself ends who stops sending. */
    isLongUpload?: boolean
  }
}

/**
 * A body that trickles in holds a connection and what was read of it: whoever is so slow is cut off. What is left of a
 * refused body is not read, so the connection can't be used again; a route of long uploads reads on by itself.
 */
export function limitBodyTime(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request) => {
    const { headers, raw, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || routeOptions.config.isLongUpload === true) return
    const timer = setTimeout(() => {
      if (!raw.complete) answerBrokenRequest(raw.socket, 408, 'Upload timed out.')
    }, limitMs)
    timers.set(request, timer.unref())
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', async (request, reply) => {
    const readsOn = request.routeOptions.config.isLongUpload === true
    if (!request.raw.complete && !readsOn) void reply.header('connection', 'close')
  })
  app.addHook('preValidation', async (request) => clearTimeout(timers.get(request)))
  // A connection that was told to close ends with its answer.
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)))
}
