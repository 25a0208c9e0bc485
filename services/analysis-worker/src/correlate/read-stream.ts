import { failAnalysedBatches } from '@holdfast/database/batches/fail-analysed-batches'
import { countDigests } from '@holdfast/database/digests/count-digests'
import { deleteDigests } from '@holdfast/database/digests/delete-digests'
import { listDigests } from '@holdfast/database/digests/list-digests'
import { loadAnalysisScope, readScopeVersion } from '@holdfast/database/digests/load-analysis-scope'
import { saveAnalysisScope } from '@holdfast/database/digests/save-analysis-scope'
import { openDigests, openMemory, sealMemory } from '@holdfast/database/digests/sealed-digests'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { analyzeRound } from './analyze-round.ts'
import { areRulesAsBefore, readRules } from './read-rules.ts'
import type { Analyse, CorrelateDependencies } from './round.ts'
import { prepareFindings } from './prepare-findings.ts'
import { STREAM_SCOPE } from '@holdfast/records/digests/scopes'

/** More than a worker digests between two correlations; what is left is taken in by the next round. */
const DIGESTS_PER_ROUND = 256
/** How much log time stays open: what began within it is told as one story, and is what is normal. */
const KEEP_MS = 6 * 3_600_000

/** Agents never end, so their latest hours are analyzed again with each addition. Null: nothing was added. */
export async function readStream(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  { customerId, isOneByOne }: { readonly customerId: string; readonly isOneByOne: boolean },
): Promise<Analyse | null> {
  const startedMs = dependencies.now()
  const rows = await listDigests(tx, STREAM_SCOPE, isOneByOne ? 1 : DIGESTS_PER_ROUND)
  if (rows.length === 0) return null
  const cipher = await dependencies.vault.cipherOf(tx, customerId)
  const remembered = await loadAnalysisScope(tx, STREAM_SCOPE)
  const rules = await readRules(tx, customerId)
  return async () => {
    const { taken, result } = await analyzeRound(
      {
        kind: 'analyze',
        memory: remembered ? openMemory(cipher, STREAM_SCOPE, remembered.content) : null,
        digests: openDigests(cipher, rows),
        quietGapMs: rules.quietGapMs,
        apart: rules.apart,
        keepMs: KEEP_MS,
      },
      (task) => dependencies.engine.run(task, customerId),
    )
    const batchIds = rows.slice(0, taken).map((row) => row.batchId)
    const { findings, memory } = result ?? { findings: [], memory: null }
    const saveFindings = await prepareFindings(dependencies, {
      customerId,
      cipher,
      rules,
      scope: STREAM_SCOPE,
      sourceType: 'otlp',
      jobId: null,
      findings,
      startedMs,
      describeSource: (citation) => ({ name: citation.service ?? citation.ref.source, lineNumber: null }),
    })
    const content = memory && sealMemory(cipher, STREAM_SCOPE, memory)
    return async (saving, publish) => {
      const isSame =
        (await countDigests(saving, batchIds)) === batchIds.length &&
        (await readScopeVersion(saving, STREAM_SCOPE)) === remembered?.version &&
        (await areRulesAsBefore(saving, customerId, rules))
      if (!isSame) return false
      if (!result) await failAnalysedBatches(saving, { batchIds, reason: 'too-costly' })
      await saveFindings(saving, publish)
      if (content) await saveAnalysisScope(saving, { customerId, scope: STREAM_SCOPE, content })
      await deleteDigests(saving, batchIds)
      return true
    }
  }
}
