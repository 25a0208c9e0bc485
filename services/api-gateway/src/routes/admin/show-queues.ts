import { QueueView } from '@holdfast/contracts/operations'
import { Problem } from '@holdfast/contracts/problem'
import { readBacklog } from '@holdfast/database/batches/read-backlog'
import type { Route } from '../../route-dependencies.ts'

export const showQueues: Route = async (app, { database, operatorsQueue }) => {
  app.get(
    '/api/v1/admin/queues',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], response: { 200: QueueView, '4xx': Problem } },
    },
    async () => {
      const [queues, failedJobs, backlog] = await Promise.all([
        operatorsQueue.depths(),
        operatorsQueue.deadLetters.count(),
        database.withSystem('operator-telemetry', readBacklog),
      ])
      return {
        store: operatorsQueue.store,
        queues,
        failed_jobs: failedJobs,
        backlog: {
          batches: backlog.batches,
          records: backlog.records,
          oldest_received_at: backlog.oldestReceivedAt?.toISOString() ?? null,
        },
      }
    },
  )
}
