import { RelatedIncidents } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { showRelated } from '@holdfast/incidents/show/show-related'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listRelated: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/related',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: RelatedIncidents, '4xx': Problem } },
    },
    async (request) => ({
      related: await showRelated(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
