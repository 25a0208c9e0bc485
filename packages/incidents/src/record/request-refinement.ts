import { refinementWanted } from '@holdfast/contracts/events/catalogue'
import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { insertRefinementRequest } from '@holdfast/database/refinements/insert-refinement-request'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import type { CorrelationRun } from './correlation-run.ts'

/** Together with the change of the incident; samples are not worth a model's time. */
export async function requestRefinement(
  tx: TenantTransaction,
  { incidentId, fingerprint, analysis }: { incidentId: string; fingerprint: string; analysis: AnalysisData },
  { customerId, sourceType, isRefined, publish }: CorrelationRun,
): Promise<void> {
  if (!isRefined || sourceType === 'sample') return
  const contentHash = hashRefinement(analysis)
  const isNew = await insertRefinementRequest(tx, { customerId, fingerprint, contentHash, incidentId })
  if (isNew) publish(refinementWanted, { customerId, incidentId })
}
