import { Settings, type SaveSettingsRequest } from '@holdfast/contracts/settings'
import { request } from '../../../lib/api/request.ts'

export const saveSettings = (body: SaveSettingsRequest) =>
  request(Settings, { method: 'POST', path: '/api/v1/settings', body })
