import type { Investigation } from '@holdfast/contracts/investigation'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import { investigationContext } from './sealing-context.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface InvestigationResult {
  readonly finishedAt: Date
  readonly outcome: string
  readonly result: Investigation | null
  /** Whom it speaks of. */
  readonly incidentIds: readonly string[]
}

/** For good. False: it is gone, or another has finished it. */
export async function finishInvestigation(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { id, customerId }: { readonly id: string; readonly customerId: string },
  { incidentIds, result, ...settled }: InvestigationResult,
): Promise<boolean> {
  const finished = await tx
    .updateTable('investigations')
    .set({ ...settled, result: result && sealJson(cipher, result, investigationContext(id)) })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!finished) return false
  for (const incidentId of new Set(incidentIds))
    await tx
      .insertInto('investigatedIncidents')
      .values({ incidentId, customerId, investigationId: id })
      .onConflict((conflict) => conflict.column('incidentId').doUpdateSet({ investigationId: id }))
      .execute()
  return true
}
