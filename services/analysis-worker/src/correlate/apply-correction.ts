import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { listJobBatches } from '@holdfast/database/batches/list-job-batches'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { loadAnalysisScope } from '@holdfast/database/digests/load-analysis-scope'
import type { WaitingChange } from '@holdfast/database/grouping/list-waiting-changes'
import { listSplitRules } from '@holdfast/database/grouping/list-split-rules'
import { settleGroupingChange } from '@holdfast/database/grouping/settle-grouping-change'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { digestTaskOf } from '../digest/digest-task-of.ts'
import { TooCostly } from '../engine/too-costly.ts'
import type { PackedDigest } from '../engine/engine-task.ts'
import type { CorrelateDependencies } from './correlate-company.ts'
import { JOB_SCOPE_PREFIX } from './correlate-job.ts'
import { STREAM_SCOPE } from './correlate-stream.ts'
import { scopePlace } from './open-digests.ts'
import { saveFindings } from './save-findings.ts'

/** A correction whose logs are too costly to read again counts from the next occurrence on, too. */
export async function applyCorrection(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  customerId: string,
  change: WaitingChange,
): Promise<void> {
  try {
    await readAgain(tx, dependencies, customerId, change)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
  }
  await settleGroupingChange(tx, change.id)
}

/**
 * Somebody corrected the grouping of an incident: the logs of its latest occurrence are read again under the rules that
 * hold now. Where retention has dropped them, the rules count from the next occurrence on.
 */
async function readAgain(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  customerId: string,
  change: WaitingChange,
): Promise<void> {
  const startedMs = dependencies.now()
  const scope = change.scope ?? STREAM_SCOPE
  const jobId = scope.startsWith(JOB_SCOPE_PREFIX) ? scope.slice(JOB_SCOPE_PREFIX.length) : null
  const job = jobId === null ? undefined : await findLogJob(tx, jobId)
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const { findings } = await dependencies.engine.run(
    {
      kind: 'analyze',
      memory: jobId === null ? await openMemory(tx, cipher) : null,
      digests: jobId === null ? [] : await digestAgain(tx, dependencies, cipher, { customerId, jobId }),
      quietGapMs: (await readGroupingSettings(tx, customerId)).quietGapMs,
      apart: await listSplitRules(tx),
      keepMs: null,
    },
    customerId,
  )
  await saveFindings(tx, dependencies, {
    customerId,
    scope,
    sourceType: job?.sourceType ?? 'otlp',
    jobId,
    findings,
    startedMs,
    correctionId: change.id,
    describeSource: (citation) =>
      job
        ? { name: job.sourceName, lineNumber: citation.ref.line }
        : { name: citation.service ?? citation.ref.source, lineNumber: null },
  })
}

async function openMemory(tx: TenantTransaction, cipher: CompanyCipher): Promise<PackedDigest | null> {
  const content = await loadAnalysisScope(tx, STREAM_SCOPE)
  return content ? cipher.open(content, scopePlace(STREAM_SCOPE)) : null
}

async function digestAgain(
  tx: TenantTransaction,
  { engine }: CorrelateDependencies,
  cipher: CompanyCipher,
  { customerId, jobId }: { customerId: string; jobId: string },
): Promise<PackedDigest[]> {
  const digests: PackedDigest[] = []
  for (const { id } of await listJobBatches(tx, jobId)) {
    const batch = await findLogBatch(tx, id)
    if (batch?.state !== 'analysed') continue
    const { digest } = await engine.run(digestTaskOf(batch, openLogBatch(cipher, batch)), customerId)
    digests.push(digest)
  }
  return digests
}
