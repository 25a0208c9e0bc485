import { ApiKeyList } from '@holdfast/contracts/settings'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const apiKeysQuery = queryOptions({
  queryKey: settingsKeys.apiKeys,
  queryFn: () => request(ApiKeyList, { path: '/api/v1/settings/api-keys' }),
})
