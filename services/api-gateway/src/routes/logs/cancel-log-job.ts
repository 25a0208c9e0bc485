import { uploadEnded } from '@holdfast/contracts/events/catalogue'
import { LogJob } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { cancelLogJob as cancelJob } from '@holdfast/database/log-jobs/cancel-log-job'
import { describeLogJob } from '@holdfast/database/log-jobs/describe-log-job'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

/** What was analyzed stays. Cancelling a job that has ended changes nothing and answers how it ended. */
export const cancelLogJob: Route = async (app, { database, now }) => {
  app.delete(
    '/api/v1/logs/jobs/:id',
    {
      config: { access: 'member' },
      schema: { tags: ['logs'], params: IdParams, response: { 200: LogJob, '4xx': Problem } },
    },
    async (request) => {
      const { id } = request.params
      const { customerId } = callerOf(request)
      const job = await database.withTenant(customerId, async (tx, { publish }) => {
        if (await cancelJob(tx, id, now())) publish(uploadEnded, { customerId, jobId: id })
        return findLogJob(tx, id)
      })
      if (!job) throw new AppError('not_found', 'There is no such log job.')
      return describeLogJob(job)
    },
  )
}
