import { ModelCalls } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listModelCalls as find } from '@holdfast/incidents/ask/list-model-calls'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listModelCalls: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/model-calls',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: ModelCalls, '4xx': Problem } },
    },
    async (request) => ({
      calls: await find(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
