import { RelatedIncidents } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { callerOf } from '../../auth/caller.ts'
import { findRelated } from '../../incidents/find-related.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

export const listRelated: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/related',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: RelatedIncidents, '4xx': Problem } },
    },
    async (request) => ({
      related: await database.withTenant(callerOf(request).customerId, async (tx) => {
        const incident = await requireIncident(tx, request.params.id)
        return findRelated(tx, await vault.cipherOf(tx, incident.customerId), incident)
      }),
    }),
  )
}
