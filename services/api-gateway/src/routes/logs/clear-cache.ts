import { CacheClearRequest, CacheClearResult } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { clearAnalysisScopes } from '@holdfast/database/digests/clear-analysis-scopes'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Drops what the analysis remembers of earlier logs; incidents and stored logs stay. */
export const clearCache: Route = async (app, { database }) => {
  app.post(
    '/api/v1/cache/clear',
    {
      config: { access: 'member' },
      schema: { tags: ['logs'], body: CacheClearRequest, response: { 200: CacheClearResult, '4xx': Problem } },
    },
    (request) =>
      database.withTenant(callerOf(request).customerId, async (tx) => {
        const keysDeleted = await clearAnalysisScopes(tx)
        await recordAudit(tx, { ...requesterOf(request), action: 'cache.cleared' })
        return { keys_deleted: keysDeleted }
      }),
  )
}
