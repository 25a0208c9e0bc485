import type { FastifyInstance } from 'fastify'

/** A request that a test injects has no connection that would end after the answer, as every real one has. */
export function closeInjectedRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!('end' in raw.socket)) raw.emit('close')
  })
}
