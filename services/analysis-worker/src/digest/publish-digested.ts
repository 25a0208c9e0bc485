import { batchDigested, uploadDigested } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

interface SettledBatch {
  readonly id: string
  readonly customerId: string
  readonly jobId: string | null
}

/** In the transaction that settles the batch. A paste or an upload is told about when its last batch is settled. */
export async function publishDigested(
  tx: TenantTransaction,
  publish: Publish,
  { id: batchId, customerId, jobId }: SettledBatch,
): Promise<void> {
  if (jobId === null) publish(batchDigested, { customerId, batchId })
  else if ((await listSettledJobs(tx)).includes(jobId)) publish(uploadDigested, { customerId, jobId })
}
