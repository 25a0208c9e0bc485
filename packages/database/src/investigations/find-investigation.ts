import { Investigation } from '@holdfast/contracts/investigation'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { investigationContext } from './sealing-context.ts'

/** The latest that speaks of an incident; null where none does. */
export async function findInvestigation(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  incidentId: string,
): Promise<Investigation | null> {
  const row = await tx
    .selectFrom('investigatedIncidents as link')
    .innerJoin('investigations as investigation', 'investigation.id', 'link.investigationId')
    .select(['investigation.id', 'investigation.result'])
    .where('link.incidentId', '=', incidentId)
    .executeTakeFirst()
  if (!row?.result) return null
  return Investigation.parse(openJson(cipher, row.result, investigationContext(row.id)))
}
