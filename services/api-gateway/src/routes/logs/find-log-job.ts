import { LogJob } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { describeLogJob } from '@holdfast/database/log-jobs/describe-log-job'
import { findLogJob as findJob } from '@holdfast/database/log-jobs/find-log-job'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const findLogJob: Route = async (app, { database }) => {
  app.get(
    '/api/v1/logs/jobs/:id',
    {
      config: { access: 'member' },
      schema: { tags: ['logs'], params: IdParams, response: { 200: LogJob, '4xx': Problem } },
    },
    async (request) => {
      const job = await database.withTenant(callerOf(request).customerId, (tx) => findJob(tx, request.params.id))
      if (!job) throw new AppError('not_found', 'There is no such log job.')
      return describeLogJob(job)
    },
  )
}
