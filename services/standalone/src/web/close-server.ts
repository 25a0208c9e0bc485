import type { FastifyInstance } from 'fastify'

/** Takes no more requests at once; those that still wait after the limit (an upload, an analysis) are cut off. */
export async function closeServer(server: FastifyInstance, limitMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), limitMs)
  await server.close()
  clearTimeout(cutOff)
}
