import { AiSpend } from '@holdfast/contracts/ai-settings'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const aiSpendQuery = (days: number) =>
  queryOptions({
    queryKey: settingsKeys.spend(days),
    queryFn: () => request(AiSpend, { path: '/api/v1/settings/ai/spend', query: { days } }),
  })
