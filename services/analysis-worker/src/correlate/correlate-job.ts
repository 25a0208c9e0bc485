import { failAnalysedBatches } from '@holdfast/database/batches/fail-analysed-batches'
import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigests } from '@holdfast/database/digests/list-digests'
import { listSplitRules } from '@holdfast/database/grouping/list-split-rules'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { TooCostly } from '../engine/too-costly.ts'
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
  const batchIds = rows.map((row) => row.batchId)
  const task = {
    kind: 'analyze',
    memory: null,
    digests: openDigests(cipher, rows),
    quietGapMs: (await readGroupingSettings(tx, customerId)).quietGapMs,
    apart: await listSplitRules(tx),
    keepMs: null,
  } as const
  const result = await dependencies.engine.run(task, customerId).catch((error: unknown) => {
    if (error instanceof TooCostly) return null
    throw error
  })
  if (!result) {
    await failAnalysedBatches(tx, { batchIds, reason: 'too-costly' })
    await deleteDigests(tx, batchIds)
    await finishLogJob(tx, jobId, {
      status: 'failed',
      incidentIds: [],
      detail: 'These logs take too long to analyze together. Send a shorter time range.',
      now: new Date(dependencies.now()),
    })
    return
  }
  const incidentIds = await saveFindings(tx, dependencies, {
    customerId,
    scope,
    sourceType: job.sourceType,
    jobId,
    findings: result.findings,
    startedMs,
    describeSource: (citation) => ({ name: job.sourceName, lineNumber: citation.ref.line }),
  })
  await deleteDigests(tx, batchIds)
  const isLost = rows.length === 0 && job.batchCount > 0
  await finishLogJob(tx, jobId, {
    status: isLost ? 'failed' : 'done',
    incidentIds,
    detail: isLost ? 'None of the logs could be analysed. The ledger under Logs says why.' : null,
    now: new Date(dependencies.now()),
  })
}
