import { uploadEnded } from '@holdfast/contracts/events/catalogue'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import { finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { TestIngest } from './start-ingest.ts'

/** Does to the enqueued batches what a worker does, but for the analysis. Returns their contents. */
export async function workOff({ services, takeEnqueued }: TestIngest, incidentIds: string[] = []): Promise<string[]> {
  const { database, vault, intake } = services
  await intake.drain()
  const texts: string[] = []
  for (const { customerId, batchId } of takeEnqueued()) {
    await database.withTenant(customerId, async (tx, { publish }) => {
      const batch = await findLogBatch(tx, batchId)
      if (!batch) return
      texts.push(openLogBatch(await vault.cipherOf(tx, customerId), batch).toString())
      await settleLogBatch(tx, batchId, { state: 'analysed' }, new Date())
      for (const jobId of await listSettledJobs(tx)) {
        await finishLogJob(tx, jobId, { status: 'done', incidentIds, detail: null, lookedAt: null, now: new Date() })
        publish(uploadEnded, { customerId, jobId })
      }
    })
  }
  return texts
}
