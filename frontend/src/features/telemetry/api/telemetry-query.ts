import { Telemetry } from '@holdfast/contracts/telemetry'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { telemetryKeys } from './telemetry-keys.ts'

export const telemetryQuery = queryOptions({
  queryKey: telemetryKeys.all,
  queryFn: () => request(Telemetry, { path: '/api/v1/admin/telemetry' }),
})
