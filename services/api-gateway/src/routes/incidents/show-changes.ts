import { Changes, ChangesQuery } from '@holdfast/contracts/changes'
import { Problem } from '@holdfast/contracts/problem'
import { listChanges } from '@holdfast/incidents/show/list-changes'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Anything new? */
export const showChanges: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/changes',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], querystring: ChangesQuery, response: { 200: Changes, '4xx': Problem } },
    },
    (request) => {
      const { since } = request.query
      const { customerId } = callerOf(request)
      const from = since === undefined ? null : new Date(since)
      return listChanges(dependencies, { customerId, since: from, at: dependencies.now() })
    },
  )
}
