import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface IncidentTemplates {
  readonly customerId: string
  readonly incidentId: string
  readonly templateIds: readonly string[]
}

/** Replaces what was known before. */
export async function setIncidentTemplates(
  tx: TenantTransaction,
  { customerId, incidentId, templateIds }: IncidentTemplates,
): Promise<void> {
  await tx.deleteFrom('incidentTemplates').where('incidentId', '=', incidentId).execute()
  if (templateIds.length === 0) return
  await tx
    .insertInto('incidentTemplates')
    .values([...new Set(templateIds)].map((templateId) => ({ customerId, templateId, incidentId })))
    .execute()
}
