import type { IncidentDetail } from '@holdfast/contracts/incidents'
import { findIncident, type IncidentRow } from '@holdfast/database/incidents/find-incident'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import { toIncidentDetail } from './to-incident-detail.ts'

export async function requireIncident(tx: TenantTransaction, id: string): Promise<IncidentRow> {
  const incident = await findIncident(tx, id)
  if (!incident) throw noSuchIncident()
  return incident
}

export const noSuchIncident = (): AppError =>
  new AppError('not_found', 'This incident does not exist. It may have been deleted or merged into another.')

/** The incident as its page shows it, its analysis opened. */
export async function readIncident(
  tx: TenantTransaction,
  vault: CompanyVault,
  id: string,
): Promise<{ row: IncidentRow; detail: IncidentDetail }> {
  const row = await requireIncident(tx, id)
  const cipher = await vault.cipherOf(tx, row.customerId)
  return { row, detail: toIncidentDetail(row, openAnalysis(cipher, row)) }
}
