import { Repositories } from '@holdfast/contracts/github'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { githubKeys } from './github-keys.ts'

export const repositoriesQuery = queryOptions({
  queryKey: githubKeys.repositories,
  queryFn: () =>
    request(Repositories, { path: '/api/v1/integrations/github/repositories', query: { api_key: requireApiKey() } }),
})
