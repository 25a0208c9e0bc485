import type { ModelCall } from '@holdfast/contracts/assistant'
import { listModelCalls as findModelCalls } from '@holdfast/database/model-calls/list-model-calls'
import { openRecording } from '@holdfast/database/model-calls/sealed-recording'
import type { IncidentStore } from '../incident-store.ts'
import { requireIncident } from '../show/read-incident.ts'
import { toPersonName } from '../show/to-person-name.ts'

const MICRO = 1_000_000

/** What a model was sent of an incident, and what it answered. */
export const listModelCalls = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<ModelCall[]> =>
  database.withTenant(customerId, async (tx) => {
    await requireIncident(tx, incidentId)
    const cipher = await vault.cipherOf(tx, customerId)
    const rows = await findModelCalls(tx, incidentId)
    return rows.map((row) => ({
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
      cost_usd: row.costMicroUsd === null ? null : row.costMicroUsd / MICRO,
      duration_ms: row.durationMs,
      masked_count: row.maskedCount,
      outcome: row.outcome,
    }))
  })
