import { SamplesRemoved } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { removeSampleIncidents } from '@holdfast/database/incidents/remove-sample-incidents'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const removeSamples: Route = async (app, { database }) => {
  app.delete(
    '/api/v1/samples',
    {
      config: { access: 'member' },
      schema: { tags: ['samples'], response: { 200: SamplesRemoved, '4xx': Problem } },
    },
    async (request) =>
      database.withTenant(callerOf(request).customerId, async (tx) => {
        const removed = await removeSampleIncidents(tx)
        await recordAudit(tx, { ...requesterOf(request), action: 'samples.removed', details: { incidents: removed } })
        return { incidents_removed: removed }
      }),
  )
}
