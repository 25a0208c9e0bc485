import { CustomerSettings, type SaveSettingsRequest } from '@holdfast/contracts/settings'
import { findCompany } from '@holdfast/database/accounts/find-company'
import { mergeCompanySettings } from '@holdfast/database/accounts/merge-company-settings'
import { mergePersonSettings } from '@holdfast/database/accounts/merge-person-settings'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { requireOwnEndpoint } from './require-own-endpoint.ts'

export async function saveUserSettings(
  tx: TenantTransaction,
  userId: string,
  settings: NonNullable<SaveSettingsRequest['user_settings']>,
): Promise<void> {
  await mergePersonSettings(tx, { userId, settings })
}

/** Members may send the organization's settings back as they got them; only admins may change one. */
export async function saveCustomerSettings(
  tx: TenantTransaction,
  request: FastifyRequest,
  settings: NonNullable<SaveSettingsRequest['customer_settings']>,
): Promise<void> {
  const { customerId, role } = callerOf(request)
  const company = await findCompany(tx, customerId)
  const current: Record<string, unknown> = CustomerSettings.parse({
    organization_display_name: company.name,
    ...company.settings,
  })
  const changes = Object.entries(settings).filter(([name, value]) => value !== undefined && current[name] !== value)
  if (changes.length === 0) return
  if (role !== 'admin') throw new AppError('forbidden', 'Only administrators can change the organization.')
  if (settings.ai_mode === 'own') await requireOwnEndpoint(tx)
  await mergeCompanySettings(tx, { customerId, settings: Object.fromEntries(changes) })
  await recordAudit(tx, {
    ...requesterOf(request),
    action: 'organization.settings-changed',
    object: { type: 'company', id: customerId },
    details: Object.fromEntries(changes.map(([name, to]) => [name, { from: current[name], to }])),
  })
}
