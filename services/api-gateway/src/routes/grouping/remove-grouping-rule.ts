import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { removeRule } from '@holdfast/incidents/regroup/remove-rule'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const removeGroupingRule: Route = async (app, dependencies) => {
  app.delete(
    '/api/v1/dashboard/grouping/rules/:id',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      await removeRule(dependencies, requesterOf(request), request.params.id)
      return { message: 'Rule removed. It no longer counts from the next analysis on.' }
    },
  )
}
