import { Operators } from '@holdfast/contracts/operators'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { telemetryKeys } from './telemetry-keys.ts'

export const operatorsQuery = queryOptions({
  queryKey: telemetryKeys.operators,
  queryFn: () => request(Operators, { path: '/api/v1/admin/operators' }),
})
