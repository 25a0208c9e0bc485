import type { ReceivedBatch } from '@holdfast/database/batches/seal-log-batch'

/** One request on its way into the database. */
export interface PendingRequest {
  readonly customerId: string
  readonly apiKeyId: string
  readonly receivedAt: Date
  /** Every record of it, rejected ones included. */
  readonly recordCount: number
  readonly rejectedCount: number
  readonly reasons: Readonly<Record<string, number>>
  /** Null where nothing is left to store. */
  readonly batch: ReceivedBatch | null
  /** Null where a repetition is none. */
  readonly requestHash: Buffer | null
  readonly agentFingerprint: string | null
  /** Goes along with its job. */
  readonly origin?: string
}

export type CommitResult = 'stored' | 'duplicate'
