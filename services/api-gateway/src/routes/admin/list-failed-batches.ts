import { Problem } from '@holdfast/contracts/problem'
import { FailedBatches } from '@holdfast/contracts/telemetry'
import { listFailedBatches as findFailedBatches } from '@holdfast/database/batches/list-failed-batches'
import type { Route } from '../../route-dependencies.ts'

export const listFailedBatches: Route = async (app, { database }) => {
  app.get(
    '/api/v1/admin/failed-batches',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], response: { 200: FailedBatches, '4xx': Problem } },
    },
    async () => {
      const batches = await database.withSystem('operator-telemetry', (tx) => findFailedBatches(tx))
      return {
        batches: batches.map((batch) => ({
          id: batch.id,
          customer_id: batch.customerId,
          customer_name: batch.customerName,
          source_type: batch.sourceType,
          record_count: batch.recordCount,
          received_at: batch.receivedAt.toISOString(),
          reason: batch.failedReason ?? 'unknown',
        })),
      }
    },
  )
}
