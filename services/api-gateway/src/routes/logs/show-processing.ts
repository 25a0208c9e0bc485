import { LogProcessing } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { measureBacklog } from '@holdfast/database/batches/measure-backlog'
import { describeLogJob } from '@holdfast/database/log-jobs/describe-log-job'
import { listOpenJobs } from '@holdfast/database/log-jobs/list-open-jobs'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** Feeds the 'Processing logs...' banner. */
export const showProcessing: Route = async (app, { database }) => {
  app.get(
    '/api/v1/logs/processing',
    {
      config: { access: 'member' },
      schema: { tags: ['logs'], querystring: ApiKeyQuery, response: { 200: LogProcessing, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        const backlog = await measureBacklog(tx)
        const jobs = await listOpenJobs(tx)
        return {
          is_processing: jobs.length > 0 || backlog.batchCount > 0,
          waiting_batches: backlog.batchCount,
          jobs: jobs.map(describeLogJob),
        }
      })
    },
  )
}
