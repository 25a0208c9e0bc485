import { Problem } from '@holdfast/contracts/problem'
import { SeriesQuery, ServiceSeries } from '@holdfast/contracts/series'
import { showOnsets } from '@holdfast/incidents/show/show-onsets'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

const MAX_ONSETS = 100

export const showSeries: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/series',
    {
      config: { access: 'member' },
      schema: { tags: ['series'], querystring: SeriesQuery, response: { 200: ServiceSeries, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { service, q = '' } = request.query
      const stored = await dependencies.signals.showSeries(customerId, { service, q })
      if (stored.window === null) return { ...stored, onsets: [] }
      const window = { from: new Date(stored.window.from), until: new Date(stored.window.until), limit: MAX_ONSETS }
      return { ...stored, onsets: await showOnsets(dependencies, customerId, window) }
    },
  )
}
