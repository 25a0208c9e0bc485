import { Problem } from '@holdfast/contracts/problem'
import { Trace, TraceParams, TraceQuery } from '@holdfast/contracts/traces'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const showTrace: Route = async (app, { signals }) => {
  app.get(
    '/api/v1/traces/:traceId',
    {
      config: { access: 'member' },
      schema: {
        tags: ['traces'],
        params: TraceParams,
        querystring: TraceQuery,
        response: { 200: Trace, '4xx': Problem },
      },
    },
    (request) => {
      const { at } = request.query
      const atMs = at === undefined ? null : Date.parse(at)
      return signals.showTrace(callerOf(request).customerId, { traceId: request.params.traceId, atMs })
    },
  )
}
