import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { listJobBatches } from '@holdfast/database/batches/list-job-batches'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { loadAnalysisScope } from '@holdfast/database/digests/load-analysis-scope'
import { openMemory } from '@holdfast/database/digests/sealed-digests'
import { listWaitingChanges, type WaitingChange } from '@holdfast/database/grouping/list-waiting-changes'
import { settleGroupingChange } from '@holdfast/database/grouping/settle-grouping-change'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { digestTaskOf } from '../digest/digest-task-of.ts'
import type { PackedDigest } from '@holdfast/records/digests/pack-digest'
import { TooCostly } from '../engine/too-costly.ts'
import { prepareFindings } from './prepare-findings.ts'
import { areRulesAsBefore, readRules } from './read-rules.ts'
import type { Analyse, CorrelateDependencies } from './round.ts'
import { STREAM_SCOPE, uploadOfScope } from '@holdfast/records/digests/scopes'

/**
 * Somebody corrected the grouping of an incident: the logs of its latest occurrence are read again under the rules that
 * hold now. Where retention has dropped them, or where they are too costly, the rules count from the next occurrence on.
 */
export async function readCorrection(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  { customerId, change }: { readonly customerId: string; readonly change: WaitingChange },
): Promise<Analyse> {
  const startedMs = dependencies.now()
  const scope = change.scope ?? STREAM_SCOPE
  const jobId = uploadOfScope(scope)
  const job = jobId === null ? undefined : await findLogJob(tx, jobId)
  const batches = jobId === null ? [] : await listJobBatches(tx, jobId)
  const memory = jobId === null ? await loadAnalysisScope(tx, STREAM_SCOPE) : undefined
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const rules = await readRules(tx, customerId)
  const analyse = async (): Promise<readonly Finding[]> => {
    const { quietGapMs, apart } = rules
    const digests = await digestAgain(dependencies, cipher, { customerId, batchIds: batches.map(({ id }) => id) })
    const opened = memory ? openMemory(cipher, STREAM_SCOPE, memory.content) : null
    const task = { kind: 'analyze', memory: opened, digests, quietGapMs, apart, keepMs: null } as const
    return (await dependencies.engine.run(task, customerId)).findings
  }
  return async () => {
    const findings = await analyse().catch((error: unknown) => {
      if (error instanceof TooCostly) return []
      throw error
    })
    const saveFindings = await prepareFindings(dependencies, {
      customerId,
      cipher,
      rules,
      scope,
      sourceType: job?.sourceType ?? 'otlp',
      jobId,
      findings,
      startedMs,
      correctionId: change.id,
      describeSource: (citation: Citation) =>
        job
          ? { name: job.sourceName, lineNumber: citation.ref.line }
          : { name: citation.service ?? citation.ref.source, lineNumber: null },
    })
    return async (saving, publish) => {
      const waiting = await listWaitingChanges(saving)
      const isSame = waiting.some(({ id }) => id === change.id) && (await areRulesAsBefore(saving, customerId, rules))
      if (!isSame) return false
      await saveFindings(saving, publish)
      await settleGroupingChange(saving, change.id)
      return true
    }
  }
}

async function digestAgain(
  { database, engine }: CorrelateDependencies,
  cipher: CompanyCipher,
  { customerId, batchIds }: { readonly customerId: string; readonly batchIds: readonly string[] },
): Promise<PackedDigest[]> {
  const digests: PackedDigest[] = []
  for (const id of batchIds) {
    const batch = await database.withTenant(customerId, (tx) => findLogBatch(tx, id))
    if (batch?.state !== 'analysed') continue
    const { digest } = await engine.run(digestTaskOf(batch, openLogBatch(cipher, batch)), customerId)
    digests.push(digest)
  }
  return digests
}
