import { FailedJobs } from '@holdfast/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { telemetryKeys } from './telemetry-keys.ts'

export const failedJobsQuery = queryOptions({
  queryKey: telemetryKeys.failedJobs,
  queryFn: () => request(FailedJobs, { path: '/api/v1/admin/failed-jobs' }),
})
