import { Repositories, type Repository } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { findGithubConnection } from '@holdfast/database/github/find-github-connection'
import { type GithubRepositoryRow, listGithubRepositories } from '@holdfast/database/github/list-github-repositories'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import { notConnected, requireGithub } from '@holdfast/github/connection/require-github'
import { syncRepositories } from '@holdfast/github/connection/sync-repositories'
import type { Route } from '../../route-dependencies.ts'

/** Asks the host first; where it is dead, the list is as it was, and the status says why. */
export const listRepositories: Route = async (app, dependencies) => {
  const { database, settings } = dependencies
  app.get(
    '/api/v1/integrations/github/repositories',
    {
      config: { access: 'member' },
      schema: { tags: ['integrations'], querystring: ApiKeyQuery, response: { 200: Repositories, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      requireGithub(settings)
      const connection = await database.withTenant(customerId, findGithubConnection)
      if (!connection) throw notConnected()
      try {
        await syncRepositories(dependencies, customerId)
      } catch (error) {
        if (!(error instanceof AppError) || connection.lastSync === null) throw error
      }
      const rows = await database.withTenant(customerId, listGithubRepositories)
      return { repositories: rows.map(toRepository) }
    },
  )
}

const toRepository = (row: GithubRepositoryRow): Repository => {
  const [owner = '', name = ''] = row.fullName.split('/')
  return {
    id: row.id,
    full_name: row.fullName,
    name,
    owner,
    is_monitored: row.isMonitored,
    webhook_configured: row.webhookSeenAt !== null,
    enable_code_correlation: row.enableCodeCorrelation,
    service_name_mapping: row.serviceNameMapping,
    default_branch: row.defaultBranch,
  }
}
