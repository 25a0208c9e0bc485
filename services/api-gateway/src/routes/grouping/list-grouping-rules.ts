import { GroupingRules } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { listRules } from '@holdfast/incidents/regroup/list-rules'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listGroupingRules: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/grouping/rules',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], response: { 200: GroupingRules, '4xx': Problem } },
    },
    (request) => listRules(dependencies, callerOf(request).customerId),
  )
}
