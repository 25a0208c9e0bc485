import type { Readiness } from '@holdfast/contracts/health'
import type { Logger } from './logger.ts'

/** Rejects when the dependency can't be used. */
export type DependencyCheck = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 2_000

/** Asks every dependency at once. The answer names which are missing; why stands in the log alone. */
export async function checkReadiness(
  checks: Readonly<Record<string, DependencyCheck>>,
  logger: Pick<Logger, 'warn'>,
): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const failure = await runCheck(check)
      if (failure === undefined) return [name, { ok: true, detail: null }] as const
      logger.warn({ err: failure, dependency: name }, 'not ready')
      return [name, { ok: false, detail: 'not reachable' }] as const
    }),
  )
  const status = results.every(([, { ok }]) => ok) ? 'ready' : 'not-ready'
  return { status, checks: Object.fromEntries(results) }
}

async function runCheck(check: DependencyCheck): Promise<Error | undefined> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), CHECK_TIMEOUT_MS)
  try {
    await Promise.race([check(), timeout.promise])
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    clearTimeout(timer)
  }
}
