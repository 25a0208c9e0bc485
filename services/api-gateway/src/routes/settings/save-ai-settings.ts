import { AiSettings, SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'
import { Problem } from '@holdfast/contracts/problem'
import { lockCompany } from '@holdfast/database/accounts/lock-company'
import { mergeCompanySettings } from '@holdfast/database/accounts/merge-company-settings'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeAiSettings } from './describe-ai-settings.ts'
import { requireOwnEndpoint } from './require-own-endpoint.ts'
import { saveOwnEndpoint } from './save-own-endpoint.ts'

export const saveAiSettings: Route = async (app, { database, vault, models, now }) => {
  app.post(
    '/api/v1/settings/ai',
    {
      config: { access: 'admin' },
      schema: { tags: ['settings'], body: SaveAiSettingsRequest, response: { 200: AiSettings, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { mode, mask_addresses: addresses, daily_token_budget: budget, own_endpoint: wanted } = request.body
      return database.withTenant(customerId, async (tx) => {
        await lockCompany(tx, customerId)
        const before = await describeAiSettings(tx, customerId, models)
        const written =
          wanted !== undefined &&
          (await saveOwnEndpoint(tx, {
            customerId,
            userId,
            vault,
            wanted,
            allowedHosts: models.allowedHosts,
            at: now(),
          }))
        if (mode === 'own') await requireOwnEndpoint(tx)
        // Without its endpoint the company asks no model, rather than another one.
        const isOrphaned = mode === undefined && wanted === null && before.mode === 'own'
        const changed = {
          ...(mode !== undefined && { ai_mode: mode }),
          ...(isOrphaned && { ai_mode: 'off' }),
          ...(addresses !== undefined && { ai_mask_addresses: addresses }),
          ...(budget !== undefined && { ai_daily_token_budget: budget }),
        }
        await mergeCompanySettings(tx, { customerId, settings: changed })
        await recordAudit(tx, {
          ...requesterOf(request),
          action: 'organization.ai-settings-changed',
          object: { type: 'company', id: customerId },
          details: { ...changed, ...(written && { own_endpoint: written }) },
        })
        return describeAiSettings(tx, customerId, models)
      })
    },
  )
}
