import { listWaitingChanges, type WaitingChange } from '@holdfast/database/grouping/list-waiting-changes'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

export type Work =
  | { readonly kind: 'upload'; readonly jobId: string }
  | { readonly kind: 'correction'; readonly change: WaitingChange }
  | { readonly kind: 'stream' }

/** What is next for a company: what somebody waits for comes first. */
export async function findWork(tx: TenantTransaction): Promise<Work> {
  const [jobId] = await listSettledJobs(tx)
  if (jobId !== undefined) return { kind: 'upload', jobId }
  const [change] = await listWaitingChanges(tx)
  if (change) return { kind: 'correction', change }
  return { kind: 'stream' }
}
