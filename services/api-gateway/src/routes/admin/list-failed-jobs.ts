import { FailedJob, FailedJobQuery, FailedJobs } from '@holdfast/contracts/operations'
import { Problem } from '@holdfast/contracts/problem'
import type { Route } from '../../route-dependencies.ts'

export const listFailedJobs: Route = async (app, { operatorsQueue }) => {
  app.get(
    '/api/v1/admin/failed-jobs',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], querystring: FailedJobQuery, response: { 200: FailedJobs, '4xx': Problem } },
    },
    async (request) => {
      const { limit, offset } = request.query
      const letters = await operatorsQueue.deadLetters.list(limit, offset)
      return {
        failed_jobs: letters.map(({ jobId, name, data, reason, attempts, failedAt }) => ({
          id: jobId,
          job: name,
          payload: FailedJob.shape.payload.catch({}).parse(data),
          reason,
          attempts,
          failed_at: failedAt,
        })),
        total: await operatorsQueue.deadLetters.count(),
      }
    },
  )
}
