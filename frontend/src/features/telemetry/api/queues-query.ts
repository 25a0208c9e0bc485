import { QueueView } from '@holdfast/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { telemetryKeys } from './telemetry-keys.ts'

const REFRESH_MS = 5_000

export const queuesQuery = queryOptions({
  queryKey: telemetryKeys.queues,
  queryFn: () => request(QueueView, { path: '/api/v1/admin/queues' }),
  refetchInterval: REFRESH_MS,
})
