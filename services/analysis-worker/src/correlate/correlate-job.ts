import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigests } from '@holdfast/database/digests/list-digests'
import { listSplitRules } from '@holdfast/database/grouping/list-split-rules'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelateDependencies } from './correlate-company.ts'
import { openDigests } from './open-digests.ts'
import { saveFindings } from './save-findings.ts'

/** Bounds what one analysis reads at once; 100,000 chunks are more than any upload limit allows. */
const MAX_DIGESTS = 100_000

export const JOB_SCOPE_PREFIX = 'job:'

export const jobScope = (jobId: string): string => `${JOB_SCOPE_PREFIX}${jobId}`

/** A paste or an upload is analysed once, as a whole, when its last chunk is digested. */
export async function correlateJob(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  { customerId, jobId }: { customerId: string; jobId: string },
): Promise<void> {
  const startedMs = dependencies.now()
  const job = await findLogJob(tx, jobId)
  if (!job) return
  const scope = jobScope(jobId)
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const rows = await listDigests(tx, scope, MAX_DIGESTS)
  const { findings } = await dependencies.engine.run({
    kind: 'analyze',
    memory: null,
    digests: openDigests(cipher, rows),
    quietGapMs: (await readGroupingSettings(tx, customerId)).quietGapMs,
    apart: await listSplitRules(tx),
    keepMs: null,
  })
  const incidentIds = await saveFindings(tx, dependencies, {
    customerId,
    scope,
    sourceType: job.sourceType,
    jobId,
    findings,
    startedMs,
    describeSource: (citation) => ({ name: job.sourceName, lineNumber: citation.ref.line }),
  })
  await deleteDigests(
    tx,
    rows.map((row) => row.batchId),
  )
  const isLost = rows.length === 0 && job.batchCount > 0
  await finishLogJob(tx, jobId, {
    status: isLost ? 'failed' : 'done',
    incidentIds,
    detail: isLost ? 'None of the logs could be analysed. The ledger under Logs says why.' : null,
    now: new Date(dependencies.now()),
  })
}
