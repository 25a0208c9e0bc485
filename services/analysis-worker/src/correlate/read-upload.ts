import type { Survey } from '@holdfast/analysis/analyze/survey-digest'
import { uploadEnded } from '@holdfast/contracts/events/catalogue'
import type { LookedAt } from '@holdfast/contracts/logs'
import { failAnalysedBatches } from '@holdfast/database/batches/fail-analysed-batches'
import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigests } from '@holdfast/database/digests/list-digests'
import { openDigests } from '@holdfast/database/digests/sealed-digests'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { type FinishedJob, finishLogJob } from '@holdfast/database/log-jobs/finish-log-job'
import { listSettledJobs } from '@holdfast/database/log-jobs/list-settled-jobs'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { TooCostly } from '../engine/too-costly.ts'
import { prepareFindings } from './prepare-findings.ts'
import { areRulesAsBefore, readRules } from './read-rules.ts'
import type { Analyse, CorrelateDependencies } from './round.ts'
import { uploadScope } from '@holdfast/records/digests/scopes'

/** Bounds what one analysis reads at once; 100,000 chunks are more than any upload limit allows. */
export const MAX_DIGESTS = 100_000

const TOO_COSTLY = 'These logs take too long to analyze together. Send a shorter time range.'
const ALL_FAILED = 'None of the logs could be analyzed. The ledger under Logs says why.'

const describeSurvey = ({ firstMs, lastMs, ...counts }: Survey): LookedAt => ({
  ...counts,
  from: firstMs === null ? null : new Date(firstMs).toISOString(),
  until: lastMs === null ? null : new Date(lastMs).toISOString(),
})

/** A paste or an upload is analyzed once, as a whole, when its last chunk is digested. */
export async function readUpload(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  { customerId, jobId }: { readonly customerId: string; readonly jobId: string },
): Promise<Analyse | null> {
  const startedMs = dependencies.now()
  const job = await findLogJob(tx, jobId)
  if (!job) return null
  const scope = uploadScope(jobId)
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const rows = await listDigests(tx, scope, MAX_DIGESTS)
  const batchIds = rows.map((row) => row.batchId)
  const rules = await readRules(tx, customerId)
  return async () => {
    const { quietGapMs, apart } = rules
    const task = {
      kind: 'analyze',
      memory: null,
      digests: openDigests(cipher, rows),
      quietGapMs,
      apart,
      keepMs: null,
    } as const
    const result = await dependencies.engine.run(task, customerId).catch((error: unknown) => {
      if (error instanceof TooCostly) return null
      throw error
    })
    const saveFindings = await prepareFindings(dependencies, {
      customerId,
      cipher,
      rules,
      scope,
      sourceType: job.sourceType,
      jobId,
      findings: result?.findings ?? [],
      startedMs,
      describeSource: (citation) => ({ name: job.sourceName, lineNumber: citation.ref.line }),
    })
    return async (saving, publish) => {
      const isSame =
        (await listSettledJobs(saving)).includes(jobId) && (await areRulesAsBefore(saving, customerId, rules))
      if (!isSame) return false
      const incidentIds = await saveFindings(saving, publish)
      if (!result) await failAnalysedBatches(saving, { batchIds, reason: 'too-costly' })
      await deleteDigests(saving, batchIds)
      const isLost = rows.length === 0 && job.batchCount > 0
      const end = (status: FinishedJob['status'], detail: string | null) =>
        finishLogJob(saving, jobId, {
          status,
          incidentIds,
          detail,
          lookedAt: result?.survey ? describeSurvey(result.survey) : null,
          now: new Date(dependencies.now()),
        })
      if (result && !isLost) await end('done', null)
      else await end('failed', result ? ALL_FAILED : TOO_COSTLY)
      publish(uploadEnded, { customerId, jobId })
      return true
    }
  }
}
