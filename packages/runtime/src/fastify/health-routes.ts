import { Health, Readiness } from '@holdfast/contracts/health'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** Rejects when the dependency can't be used. */
export type DependencyCheck = () => Promise<unknown>

const checkTimeoutMs = 2_000

async function runCheck(check: DependencyCheck): Promise<{ ok: boolean; detail: string | null; cause?: unknown }> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), checkTimeoutMs)
  try {
    await Promise.race([check(), timeout.promise])
    return { ok: true, detail: null }
  } catch (error) {
    return { ok: false, detail: 'not reachable', cause: error }
  } finally {
    clearTimeout(timer)
  }
}

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
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check)] as const),
      )
      const failed = results.filter(([, result]) => !result.ok)
      for (const [name, { cause }] of failed) request.log.warn({ err: cause, dependency: name }, 'not ready')
      const status = failed.length === 0 ? ('ready' as const) : ('not-ready' as const)
      const answer = Object.fromEntries(results.map(([name, { ok, detail }]) => [name, { ok, detail }]))
      return reply.code(failed.length === 0 ? 200 : 503).send({ status, checks: answer })
    },
  )
}
