import { failAnalysedBatches } from '@holdfast/database/batches/fail-analysed-batches'
import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigests } from '@holdfast/database/digests/list-digests'
import { loadAnalysisScope } from '@holdfast/database/digests/load-analysis-scope'
import { saveAnalysisScope } from '@holdfast/database/digests/save-analysis-scope'
import { listSplitRules } from '@holdfast/database/grouping/list-split-rules'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { analyzeRound } from './analyze-round.ts'
import type { CorrelateDependencies } from './correlate-company.ts'
import { openDigests, scopePlace } from './open-digests.ts'
import { saveFindings } from './save-findings.ts'

export const STREAM_SCOPE = 'stream'

/** More than a worker digests between two correlations; what is left is taken in by the next round. */
const DIGESTS_PER_ROUND = 256
/** How much log time stays open: what began within it is told as one story, and is what is normal. */
const KEEP_MS = 6 * 3_600_000

/** Agents never end, so their latest hours are analysed again with each addition. True: there may be more. */
export async function correlateStream(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  customerId: string,
): Promise<boolean> {
  const startedMs = dependencies.now()
  const rows = await listDigests(tx, STREAM_SCOPE, DIGESTS_PER_ROUND)
  if (rows.length === 0) return false
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const remembered = await loadAnalysisScope(tx, STREAM_SCOPE)
  const { taken, result } = await analyzeRound(
    {
      kind: 'analyze',
      memory: remembered ? cipher.open(remembered, scopePlace(STREAM_SCOPE)) : null,
      digests: openDigests(cipher, rows),
      quietGapMs: (await readGroupingSettings(tx, customerId)).quietGapMs,
      apart: await listSplitRules(tx),
      keepMs: KEEP_MS,
    },
    (task) => dependencies.engine.run(task, customerId),
  )
  const batchIds = rows.slice(0, taken).map((row) => row.batchId)
  if (!result) await failAnalysedBatches(tx, { batchIds, reason: 'too-costly' })
  const { findings, memory } = result ?? { findings: [], memory: null }
  await saveFindings(tx, dependencies, {
    customerId,
    scope: STREAM_SCOPE,
    sourceType: 'otlp',
    jobId: null,
    findings,
    startedMs,
    describeSource: (citation) => ({ name: citation.service ?? citation.ref.source, lineNumber: null }),
  })
  if (memory) {
    const content = cipher.seal(memory, scopePlace(STREAM_SCOPE))
    await saveAnalysisScope(tx, { customerId, scope: STREAM_SCOPE, content })
  }
  await deleteDigests(tx, batchIds)
  return true
}
