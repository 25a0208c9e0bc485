import { BulkIncidentsResult, type BulkIncidentsRequest } from '@holdfast/contracts/incidents'
import { request } from '../../../lib/api/request.ts'

export const changeInBulk = (body: BulkIncidentsRequest) =>
  request(BulkIncidentsResult, { method: 'POST', path: '/api/v1/dashboard/incidents/bulk', body })
