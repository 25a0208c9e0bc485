import { MonitorQuery, ToggleResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import type { Route } from '../../route-dependencies.ts'
import { changeRepository } from './change-repository.ts'

/** What nobody watches any more is not looked at for incidents either. */
export const monitorRepository: Route = async (app, { database }) => {
  app.post(
    '/api/v1/integrations/github/repositories/monitor',
    {
      config: { access: 'member' },
      schema: { tags: ['integrations'], querystring: MonitorQuery, response: { 200: ToggleResult, '4xx': Problem } },
    },
    (request) => {
      const { repository_full_name: fullName, monitor: isMonitored } = request.query
      return changeRepository(database, request, {
        fullName,
        change: { isMonitored, ...(isMonitored ? {} : { enableCodeCorrelation: false }) },
        action: isMonitored ? 'repository.monitored' : 'repository.unmonitored',
        message: (name) => (isMonitored ? `${name} is monitored.` : `${name} is no longer monitored.`),
      })
    },
  )
}
