import type { ModelPurpose } from '@holdfast/contracts/assistant'
import type { Generated } from 'kysely'

export interface ModelCallsTable {
  id: string
  customerId: string
  /** Null: it is about no incident, but about logs in which there may be none. */
  incidentId: string | null
  /** Who asked; nobody for what the worker does on its own. */
  userId: string | null
  at: Date
  purpose: ModelPurpose
  endpointHost: string
  model: string
  promptId: string
  /** Of what was asked, without the random marks around it. */
  contentHash: Buffer
  /** `ModelRecording` as JSON, compressed, under the company's data key. */
  content: Buffer
  promptTokens: number
  completionTokens: number
  costMicroUsd: number | null
  durationMs: number
  maskedCount: number
  outcome: string
}

export interface ModelSpendTable {
  customerId: string
  /** '2026-03-01', UTC. */
  day: string
  callCount: Generated<number>
  promptTokens: Generated<number>
  completionTokens: Generated<number>
  costMicroUsd: Generated<number>
}

export interface ModelReservationsTable {
  id: string
  customerId: string
  day: string
  tokens: number
  expiresAt: Date
}

export interface ModelEndpointsTable {
  customerId: string
  baseUrl: string
  model: string
  apiKey: Buffer | null
  isMasked: Generated<boolean>
  updatedBy: string | null
  updatedAt: Date
}

export interface RefinementsTable {
  customerId: string
  fingerprint: string
  contentHash: Buffer
  incidentId: string
  claimedAt: Date
  finishedAt: Date | null
  outcome: string | null
  /** What came of it, under the company's data key; null where nothing did. */
  result: Buffer | null
}
