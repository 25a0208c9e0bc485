import { createHash } from 'node:crypto'
import type { ModelPurpose } from '@holdfast/contracts/assistant'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { type AuditActor, recordAudit } from '../audit/record-audit.ts'
import { reserveTokens } from '../model-spend/reserve-tokens.ts'
import { settleReservation } from '../model-spend/settle-reservation.ts'
import type { Database } from '../open-database.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { openRecording, sealRecording } from './sealed-recording.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addModelCall } from './add-model-call.ts'
import { findModelAnswer } from './find-model-answer.ts'
import type { ModelRecording } from './sealing-contexts.ts'

interface Origin {
  readonly customerId: string
  readonly incidentId: string | null
  readonly purpose: ModelPurpose
  readonly actor: AuditActor | null
  readonly address: string
  readonly requestId: string
}

interface Reservation {
  readonly id: string
  readonly day: string
}

interface Settled {
  readonly endpointHost: string
  readonly promptId: string
  readonly contentHash: Buffer
  readonly maskedCount: number
  readonly durationMs: number
  readonly costMicroUsd: number | null
  readonly exchange: ModelRecording & {
    readonly model: string
    readonly promptTokens: number
    readonly completionTokens: number
    readonly outcome: string
  }
}

const ANSWERS_LAST_MS = 7 * 86_400_000

/** '2026-03-01', UTC: budgets begin again at midnight. */
export const spendingDay = (at: Date): string => at.toISOString().slice(0, 10)

/** Budget and recordings of every company, each step in a transaction of its own: none is open while a model thinks. */
export function openModelLedger(database: Database, vault: CompanyVault, now: () => Date) {
  return {
    findAnswer: (customerId: string, contentHash: Buffer): Promise<string | null> =>
      database.withTenant(customerId, async (tx) => {
        const since = new Date(now().getTime() - ANSWERS_LAST_MS)
        const found = await findModelAnswer(tx, { contentHash, since })
        if (!found) return null
        const cipher = await vault.cipherOf(tx, customerId)
        return openRecording(cipher, found).response
      }),

    reserve: async (
      customerId: string,
      { tokens, budget, holdMs }: { readonly tokens: number; readonly budget: number; readonly holdMs: number },
    ): Promise<Reservation | null> => {
      const at = now()
      const reservation = { id: uuidV7(), day: spendingDay(at) }
      const expiresAt = new Date(at.getTime() + holdMs)
      const fits = await database.withTenant(customerId, (tx) =>
        reserveTokens(tx, { ...reservation, customerId, tokens, budget, now: at, expiresAt }),
      )
      return fits ? reservation : null
    },

    settle: (origin: Origin, { id, day }: Reservation, settled: Settled | null): Promise<void> => {
      const { customerId } = origin
      return database.withTenant(customerId, async (tx) => {
        if (!settled) return settleReservation(tx, { id, customerId, day, used: null })
        const { promptTokens, completionTokens } = settled.exchange
        const used = { promptTokens, completionTokens, costMicroUsd: settled.costMicroUsd ?? 0 }
        await settleReservation(tx, { id, customerId, day, used })
        await keep(tx, vault, origin, settled, now())
      })
    },
  }
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The texts under the company's key, and hashes of them in the audit log. */
async function keep(
  tx: TenantTransaction,
  vault: CompanyVault,
  { customerId, incidentId, purpose, actor, address, requestId }: Origin,
  { exchange, ...call }: Settled,
  at: Date,
): Promise<void> {
  const { request, response, ...counted } = exchange
  const id = uuidV7()
  const cipher = await vault.cipherOf(tx, customerId)
  const content = sealRecording(cipher, id, { request, response })
  const userId = actor?.userId ?? null
  await addModelCall(tx, { id, customerId, incidentId, userId, at, purpose, ...call, ...counted, content })
  await recordAudit(tx, {
    customerId,
    actor,
    address,
    requestId,
    at,
    action: 'model.called',
    object: incidentId === null ? { type: 'company', id: customerId } : { type: 'incident', id: incidentId },
    details: {
      purpose,
      call_id: id,
      endpoint: call.endpointHost,
      model: counted.model,
      outcome: counted.outcome,
      request_sha256: hashText(request),
      response_sha256: hashText(response),
      tokens: counted.promptTokens + counted.completionTokens,
    },
  })
}
