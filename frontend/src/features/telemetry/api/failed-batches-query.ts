import { FailedBatches } from '@holdfast/contracts/telemetry'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { telemetryKeys } from './telemetry-keys.ts'

export const failedBatchesQuery = queryOptions({
  queryKey: telemetryKeys.failedBatches,
  queryFn: () => request(FailedBatches, { path: '/api/v1/admin/failed-batches' }),
})
