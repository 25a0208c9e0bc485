import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { IncidentSeries } from '@holdfast/contracts/series'
import { findLatestOccurrence } from '@holdfast/incidents/show/find-latest-occurrence'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

const NONE: IncidentSeries = { window: null, incident: null, bucket_seconds: 0, series: [] }

export const showIncidentSeries: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/incidents/:id/series',
    {
      config: { access: 'member' },
      schema: { tags: ['series'], params: IdParams, response: { 200: IncidentSeries, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { service, startedAt, endedAt } = await findLatestOccurrence(dependencies, customerId, request.params.id)
      if (startedAt === null) return NONE
      const startMs = startedAt.getTime()
      const endMs = Math.max(startMs, endedAt?.getTime() ?? startMs)
      return dependencies.signals.showMovedSeries(customerId, { service, startMs, endMs })
    },
  )
}
