import { Health, Readiness } from '@holdfast/contracts/health'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { checkReadiness, type DependencyCheck } from '../check-readiness.ts'

/** /health says that the process answers; /ready says that it can work. */
export function addHealthRoutes(instance: FastifyInstance, checks: Readonly<Record<string, DependencyCheck>>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  app.get('/health', { schema: { tags: ['health'], response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
  }))
  app.get(
    '/ready',
    { schema: { tags: ['health'], response: { 200: Readiness, 503: Readiness } } },
    async (request, reply) => {
      const readiness = await checkReadiness(checks, request.log)
      return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
    },
  )
}
