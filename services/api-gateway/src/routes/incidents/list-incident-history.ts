import { IncidentHistory } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { showHistory } from '@holdfast/incidents/show/show-history'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listIncidentHistory: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/history',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: IncidentHistory, '4xx': Problem } },
    },
    async (request) => ({
      entries: await showHistory(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
