import { GroupingPreview, GroupingPreviewRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { previewSplit } from '@holdfast/incidents/regroup/preview-split'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const previewGrouping: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/grouping/preview',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        body: GroupingPreviewRequest,
        response: { 200: GroupingPreview, '4xx': Problem },
      },
    },
    (request) => previewSplit(dependencies, callerOf(request).customerId, request.body.template_ids),
  )
}
