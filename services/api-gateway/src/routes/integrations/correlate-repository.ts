import { CodeCorrelationQuery, ToggleResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import type { Route } from '../../route-dependencies.ts'
import { changeRepository } from './change-repository.ts'

/** An empty service name clears the mapping; what is not sent stays as it is. */
export const correlateRepository: Route = async (app, { database }) => {
  app.post(
    '/api/v1/integrations/github/repositories/code-correlation',
    {
      config: { access: 'member' },
      schema: {
        tags: ['integrations'],
        querystring: CodeCorrelationQuery,
        response: { 200: ToggleResult, '4xx': Problem },
      },
    },
    (request) => {
      const { repository_full_name: fullName, enable, service_name: service, default_branch: branch } = request.query
      return changeRepository(database, request, {
        fullName,
        change: {
          enableCodeCorrelation: enable,
          ...(enable ? { isMonitored: true } : {}),
          ...(service === undefined ? {} : { serviceNameMapping: service.trim() || null }),
          ...(branch === undefined ? {} : { defaultBranch: branch.trim() || 'main' }),
        },
        action: enable ? 'repository.correlated' : 'repository.uncorrelated',
        message: (name) => `Code correlation is ${enable ? 'on' : 'off'} for ${name}.`,
      })
    },
  )
}
