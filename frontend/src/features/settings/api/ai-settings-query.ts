import { AiSettings } from '@holdfast/contracts/ai-settings'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const aiSettingsQuery = queryOptions({
  queryKey: settingsKeys.ai,
  queryFn: () => request(AiSettings, { path: '/api/v1/settings/ai' }),
})
