import { GroupingChange, MergeRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { mergeIncidents } from '@holdfast/incidents/regroup/merge-incidents'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const mergeIncident: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/merge',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        params: IdParams,
        body: MergeRequest,
        response: { 200: GroupingChange, '4xx': Problem },
      },
    },
    (request) => mergeIncidents(dependencies, requesterOf(request), request.params.id, request.body),
  )
}
