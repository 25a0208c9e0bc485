import { findModelEndpoint } from '@holdfast/database/model-endpoints/find-model-endpoint'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'

/** A company cannot choose an endpoint of its own that it has not set up. */
export async function requireOwnEndpoint(tx: TenantTransaction): Promise<void> {
  if (!(await findModelEndpoint(tx))) throw new AppError('not_configured', 'Set up your own model endpoint first.')
}
