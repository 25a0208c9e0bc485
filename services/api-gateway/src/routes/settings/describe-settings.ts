import { CustomerSettings, type Settings, UserSettings } from '@holdfast/contracts/settings'
import { findIdentity } from '@holdfast/database/accounts/find-identity'
import { findPendingEmail } from '@holdfast/database/accounts/find-pending-email'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'

/** What GET and POST /settings answer. */
export async function describeSettings(tx: TenantTransaction, userId: string, now: Date): Promise<Settings> {
  const row = await findIdentity(tx, userId)
  if (!row) throw new AppError('unauthenticated', 'Please sign in.')
  return {
    profile: {
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      pending_email: await findPendingEmail(tx, { userId, now }),
    },
    user_settings: UserSettings.parse(row.settings),
    customer_settings: CustomerSettings.parse({
      organization_display_name: row.customerName,
      ...row.customerSettings,
      erase_at: row.erasureDueAt?.toISOString() ?? null,
    }),
  }
}
