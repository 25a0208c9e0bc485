import type { ModelPurpose } from '@holdfast/contracts/assistant'
import type { ModelExchange } from '../client/create-model-client.ts'

/** For whom and what for a model is called. */
export interface CallOrigin {
  readonly customerId: string
  /** Null: it is about logs in which there may be none. */
  readonly incidentId: string | null
  readonly purpose: ModelPurpose
  /** Null for what a service does on its own. */
  readonly actor: { readonly userId: string; readonly name: string; readonly email: string } | null
  /** Where the call came from, for the audit log. */
  readonly address: string
  readonly requestId: string
}

export interface ReservedTokens {
  readonly id: string
  readonly day: string
}

/** One exchange that took place, to be kept. */
export interface SettledExchange {
  readonly endpointHost: string
  readonly promptId: string
  readonly contentHash: Buffer
  readonly maskedCount: number
  readonly durationMs: number
  readonly costMicroUsd: number | null
  readonly exchange: ModelExchange
}

/** Budget and recordings of the companies. */
export interface ModelLedger {
  /** What was answered to the very same request lately. */
  readonly findAnswer: (customerId: string, contentHash: Buffer) => Promise<string | null>
  /** Null: the company's day does not hold so many. */
  readonly reserve: (
    customerId: string,
    wanted: { readonly tokens: number; readonly budget: number; readonly holdMs: number },
  ) => Promise<ReservedTokens | null>
  /** Gives the reservation back, and counts and records what took place; null: nothing was sent. */
  readonly settle: (origin: CallOrigin, reserved: ReservedTokens, settled: SettledExchange | null) => Promise<void>
}
