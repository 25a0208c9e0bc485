import { ModelCalls } from '@holdfast/contracts/assistant'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listModelCalls as findModelCalls } from '@holdfast/database/model-calls/list-model-calls'
import { openRecording } from '@holdfast/database/model-calls/open-recording'
import { callerOf } from '../../auth/caller.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { toPersonName } from '../../incidents/to-person-name.ts'
import type { Route } from '../../route-dependencies.ts'
import { toDollars } from '../settings/to-dollars.ts'

export const listModelCalls: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/model-calls',
    {
      config: { access: 'member' },
      schema: { tags: ['assistant'], params: IdParams, response: { 200: ModelCalls, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        await requireIncident(tx, request.params.id)
        const cipher = await vault.cipherOf(tx, customerId)
        const rows = await findModelCalls(tx, request.params.id)
        return {
          calls: rows.map((row) => ({
            ...openRecording(cipher, row),
            id: row.id,
            at: row.at.toISOString(),
            purpose: row.purpose,
            asked_by: toPersonName(row.personId, row.firstName, row.lastName),
            endpoint: row.endpointHost,
            model: row.model,
            prompt: row.promptId,
            prompt_tokens: row.promptTokens,
            completion_tokens: row.completionTokens,
            cost_usd: row.costMicroUsd === null ? null : toDollars(row.costMicroUsd),
            duration_ms: row.durationMs,
            masked_count: row.maskedCount,
            outcome: row.outcome,
          })),
        }
      })
    },
  )
}
