import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface InvestigationRequest {
  readonly customerId: string
  readonly jobId: string | null
  readonly incidentId: string | null
  readonly severityRank: number
  readonly requestedAt: Date
}

/** Claimed by nobody: older than any claim that could be alive. */
const NEVER = new Date(0)

/** In the transaction that gave reason to it, so that none is lost. False: it was requested before. */
export async function insertInvestigationRequest(
  tx: TenantTransaction,
  request: InvestigationRequest,
): Promise<boolean> {
  const added = await tx
    .insertInto('investigations')
    .values({ ...request, id: uuidV7(), claimedAt: NEVER })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
