import { Settings } from '@holdfast/contracts/settings'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const settingsQuery = queryOptions({
  queryKey: settingsKeys.settings,
  queryFn: () => request(Settings, { path: '/api/v1/settings' }),
})
