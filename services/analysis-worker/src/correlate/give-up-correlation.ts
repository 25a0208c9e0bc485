import { companyPartlyAnalysed, uploadEnded } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import { failAnalysedBatches } from '@holdfast/database/batches/fail-analysed-batches'
import { clearAnalysisScopes } from '@holdfast/database/digests/clear-analysis-scopes'
import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigestedBatches } from '@holdfast/database/digests/list-digested-batches'
import { lockCorrelation } from '@holdfast/database/digests/lock-correlation'
import { settleGroupingChange } from '@holdfast/database/grouping/settle-grouping-change'
import { finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { findWork } from './find-work.ts'
import { MAX_DIGESTS } from './read-upload.ts'
import type { CorrelateDependencies } from './round.ts'
import { STREAM_SCOPE, uploadScope } from '@holdfast/records/digests/scopes'

const NOT_ANALYSABLE = 'These logs could not be analyzed. They are kept, and the operator sees why.'

/**
 * What failed every attempt stands first in the company's line, and would fail forever: it is counted as failed, so that
 * what stands behind it is analyzed. Of a stream it is the oldest batch, and the memory of the hours before, which may
 * be what broke it.
 */
export async function giveUpCorrelation(
  { database, now }: Pick<CorrelateDependencies, 'database' | 'now'>,
  customerId: string,
): Promise<void> {
  await database.withTenant(customerId, async (tx, { publish }) => {
    await lockCorrelation(tx, customerId)
    const work = await findWork(tx)
    if (work.kind === 'upload') await giveUpUpload(tx, publish, { customerId, jobId: work.jobId, now: new Date(now()) })
    else if (work.kind === 'correction') await settleGroupingChange(tx, work.change.id)
    else {
      await failBatches(tx, await listDigestedBatches(tx, STREAM_SCOPE, 1))
      await clearAnalysisScopes(tx)
    }
    publish(companyPartlyAnalysed, { customerId })
  })
}

async function giveUpUpload(
  tx: TenantTransaction,
  publish: Publish,
  { customerId, jobId, now }: { readonly customerId: string; readonly jobId: string; readonly now: Date },
): Promise<void> {
  await failBatches(tx, await listDigestedBatches(tx, uploadScope(jobId), MAX_DIGESTS))
  await finishLogJob(tx, jobId, { status: 'failed', incidentIds: [], detail: NOT_ANALYSABLE, lookedAt: null, now })
  publish(uploadEnded, { customerId, jobId })
}

async function failBatches(tx: TenantTransaction, batchIds: readonly string[]): Promise<void> {
  await failAnalysedBatches(tx, { batchIds, reason: 'not-analysable' })
  await deleteDigests(tx, batchIds)
}
