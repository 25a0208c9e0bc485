import { InvestigationAnswer } from '@holdfast/contracts/investigation'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { showInvestigation as find } from '@holdfast/incidents/investigate/show-investigation'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const showInvestigation: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/investigation',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: InvestigationAnswer, '4xx': Problem } },
    },
    async (request) => ({
      investigation: await find(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
