import { RefinementAnswer } from '@holdfast/contracts/refinement'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { showRefinement as find } from '@holdfast/incidents/refine/show-refinement'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const showRefinement: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/refinement',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: RefinementAnswer, '4xx': Problem } },
    },
    async (request) => ({
      refinement: await find(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
