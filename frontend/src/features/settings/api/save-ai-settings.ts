import { AiSettings, type SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'
import { request } from '../../../lib/api/request.ts'

export const saveAiSettings = (body: SaveAiSettingsRequest) =>
  request(AiSettings, { method: 'POST', path: '/api/v1/settings/ai', body })
