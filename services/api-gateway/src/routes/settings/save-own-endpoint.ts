import type { SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'
import { findModelEndpoint } from '@holdfast/database/model-endpoints/find-model-endpoint'
import { removeModelEndpoint } from '@holdfast/database/model-endpoints/remove-model-endpoint'
import { saveModelEndpoint } from '@holdfast/database/model-endpoints/save-model-endpoint'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { checkEndpointUrl } from '@holdfast/llm/endpoint/check-endpoint-url'
import { AppError } from '@holdfast/runtime/app-error'

export interface WantedEndpoint {
  readonly customerId: string
  readonly userId: string
  readonly vault: CompanyVault
  readonly wanted: NonNullable<SaveAiSettingsRequest['own_endpoint']> | null
  readonly allowedHosts: readonly string[]
  readonly at: Date
}

/** Says what the audit log may say of it. The key of one server is never sent to another. */
export async function saveOwnEndpoint(
  tx: TenantTransaction,
  { customerId, userId, vault, wanted, allowedHosts, at }: WantedEndpoint,
): Promise<Record<string, unknown>> {
  if (!wanted) {
    await removeModelEndpoint(tx)
    return { removed: true }
  }
  const { model, is_masked: isMasked, api_key: apiKey } = wanted
  const baseUrl = wanted.base_url.replace(/(?<!\/)\/+$/, '')
  const problem = checkEndpointUrl(baseUrl, allowedHosts)
  if (problem) throw new AppError('validation_failed', `own_endpoint.base_url: ${problem}`)
  const present = await findModelEndpoint(tx)
  const isSameServer = present !== undefined && new URL(present.baseUrl).origin === new URL(baseUrl).origin
  const cipher = await vault.cipherOf(tx, customerId)
  await saveModelEndpoint(tx, cipher, {
    customerId,
    baseUrl,
    model,
    isMasked,
    apiKey: isSameServer ? apiKey : (apiKey ?? null),
    updatedBy: userId,
    updatedAt: at,
  })
  return { base_url: baseUrl, model, is_masked: isMasked, has_new_key: Boolean(apiKey) }
}
