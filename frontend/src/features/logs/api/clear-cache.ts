import { CacheClearResult } from '@holdfast/contracts/logs'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'

export const clearCache = () =>
  request(CacheClearResult, { method: 'POST', path: '/api/v1/cache/clear', body: { api_key: requireApiKey() } })
