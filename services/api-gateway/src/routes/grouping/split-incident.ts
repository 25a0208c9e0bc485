import { GroupingChange, SplitRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { splitIncident as split } from '@holdfast/incidents/regroup/split-incident'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Answers at once, before the logs are read again. */
export const splitIncident: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/split',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        params: IdParams,
        body: SplitRequest,
        response: { 202: GroupingChange, '4xx': Problem },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await split(dependencies, requesterOf(request), request.params.id, request.body)),
  )
}
