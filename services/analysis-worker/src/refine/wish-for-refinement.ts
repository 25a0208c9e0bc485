import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { wishRefinement } from '@holdfast/database/refinements/wish-refinement'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import type { CorrelationRun } from '../incidents/correlation-run.ts'

/** Together with the change of the incident; samples are not worth a model's time. */
export async function wishForRefinement(
  tx: TenantTransaction,
  { incidentId, fingerprint, analysis }: { incidentId: string; fingerprint: string; analysis: AnalysisData },
  { customerId, sourceType, onWished }: CorrelationRun,
): Promise<void> {
  if (onWished === null || sourceType === 'sample') return
  const contentHash = hashRefinement(analysis)
  if (await wishRefinement(tx, { customerId, fingerprint, contentHash, incidentId })) onWished(incidentId)
}
