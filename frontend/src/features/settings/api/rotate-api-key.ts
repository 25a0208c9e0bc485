import { ApiKeyList } from '@holdfast/contracts/settings'
import { request } from '../../../lib/api/request.ts'

export const rotateApiKey = (overlapHours: number) =>
  request(ApiKeyList, {
    method: 'POST',
    path: '/api/v1/settings/api-key/rotate',
    body: { overlap_hours: overlapHours },
  })
