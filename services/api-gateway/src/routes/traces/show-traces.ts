import { Problem } from '@holdfast/contracts/problem'
import { TracesOverview } from '@holdfast/contracts/traces'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const showTraces: Route = async (app, { signals }) => {
  app.get(
    '/api/v1/traces',
    {
      config: { access: 'member' },
      schema: { tags: ['traces'], response: { 200: TracesOverview, '4xx': Problem } },
    },
    (request) => signals.showOverview(callerOf(request).customerId),
  )
}
