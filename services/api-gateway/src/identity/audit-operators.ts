import { recordAudit } from '@holdfast/database/audit/record-audit'
import fastifyPlugin from 'fastify-plugin'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { requesterOf, callerOf } from './caller.ts'

/** A page that refreshes itself is one look. */
const LOOK_LASTS_MS = 60_000
const LOOKS_REMEMBERED = 1_000

/**
 * Operators see beyond companies, so each of their calls stands in the log of their own company before it is answered:
 * whoever adds a route for them cannot forget it.
 */
export const auditOperators = fastifyPlugin<Pick<GatewayDependencies, 'database' | 'now'>>(
  async (app, { database, now }) => {
    const looks = new Map<string, number>()

    function isSameLook(key: string): boolean {
      const time = now().getTime()
      if (time - (looks.get(key) ?? 0) < LOOK_LASTS_MS) return true
      if (looks.size >= LOOKS_REMEMBERED) looks.clear()
      looks.set(key, time)
      return false
    }

    app.addHook('preHandler', async (request) => {
      const { config, method, url } = request.routeOptions
      if (config.access !== 'operator') return
      const { customerId, sessionId } = callerOf(request)
      const isLook = method === 'GET'
      if (isLook && isSameLook(`${sessionId} ${url}`)) return
      const { id } = (request.params ?? {}) as { id?: string }
      const details = { route: `${String(method)} ${url}`, ...(id === undefined ? {} : { id }) }
      const action = isLook ? 'operator.looked' : 'operator.acted'
      await database.withTenant(customerId, (tx) => recordAudit(tx, { ...requesterOf(request), action, details }))
    })
  },
)
