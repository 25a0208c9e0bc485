import { GroupingChange } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { undoGrouping as undo } from '@holdfast/incidents/regroup/undo-grouping'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const undoGrouping: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/grouping/changes/:id/undo',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], params: IdParams, response: { 200: GroupingChange, '4xx': Problem } },
    },
    (request) => undo(dependencies, requesterOf(request), request.params.id),
  )
}
