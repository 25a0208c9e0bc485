import { AiSettings, AiSpend, type SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'

export const aiSettingsQuery = queryOptions({
  queryKey: ['settings', 'ai'],
  queryFn: () => request(AiSettings, { path: '/api/v1/settings/ai' }),
})

export const saveAiSettings = (body: SaveAiSettingsRequest) =>
  request(AiSettings, { method: 'POST', path: '/api/v1/settings/ai', body })

export const aiSpendQuery = (days: number) =>
  queryOptions({
    queryKey: ['settings', 'ai', 'spend', days],
    queryFn: () => request(AiSpend, { path: '/api/v1/settings/ai/spend', query: { days } }),
  })
