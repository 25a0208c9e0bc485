import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { CustomerSettings } from '@holdfast/contracts/settings'
import { findCompany } from '@holdfast/database/accounts/find-company'
import { findModelEndpoint } from '@holdfast/database/model-endpoints/find-model-endpoint'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'

/** What GET and POST /settings/ai answer: never a key. */
export async function describeAiSettings(
  tx: TenantTransaction,
  customerId: string,
  { operator, dailyTokens }: ModelSettings,
): Promise<AiSettings> {
  const company = await findCompany(tx, customerId)
  const settings = CustomerSettings.parse({ ...company.settings, organization_display_name: company.name })
  const own = await findModelEndpoint(tx)
  return {
    mode: settings.ai_mode,
    mask_addresses: settings.ai_mask_addresses,
    daily_token_budget: settings.ai_daily_token_budget,
    operator_endpoint: operator && {
      host: new URL(operator.baseUrl).host,
      model: operator.model,
      daily_token_limit: dailyTokens,
    },
    own_endpoint: own
      ? {
          base_url: own.baseUrl,
          model: own.model,
          has_api_key: own.apiKey !== null,
          is_masked: own.isMasked,
          updated_at: own.updatedAt.toISOString(),
        }
      : null,
  }
}
