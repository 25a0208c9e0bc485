import { CustomerSettings } from '@holdfast/contracts/settings'
import { modelKeyContext } from '../model-calls/sealing-contexts.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { findModelEndpoint } from './find-model-endpoint.ts'

const AiSettings = CustomerSettings.pick({ ai_mode: true, ai_daily_token_budget: true, ai_mask_addresses: true })
const MOST_NAMES = 1_000

/** How a company wants models to be used, its own endpoint with its key, and who of its people are to be masked. */
export async function readModelPolicy(tx: TenantTransaction, vault: CompanyVault, customerId: string) {
  const company = await tx
    .selectFrom('customers')
    .select('settings')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const settings = AiSettings.parse(company.settings)
  const people = await tx
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .limit(MOST_NAMES)
    .execute()
  return {
    customerId,
    mode: settings.ai_mode,
    addresses: settings.ai_mask_addresses,
    dailyTokenBudget: settings.ai_daily_token_budget,
    own: settings.ai_mode === 'own' ? await openEndpoint(tx, vault, customerId) : null,
    names: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  }
}

async function openEndpoint(tx: TenantTransaction, vault: CompanyVault, customerId: string) {
  const endpoint = await findModelEndpoint(tx)
  if (!endpoint) return null
  const { baseUrl, model, isMasked, apiKey } = endpoint
  const cipher = await vault.cipherOf(tx, customerId)
  return {
    baseUrl,
    model,
    isMasked,
    apiKey: apiKey && cipher.open(apiKey, modelKeyContext(customerId)).toString(),
  }
}
