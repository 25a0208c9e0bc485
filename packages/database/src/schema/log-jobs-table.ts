import type { LogJobStatus } from '@holdfast/contracts/logs'
import type { ColumnType, Generated } from 'kysely'

export interface LogJobsTable {
  id: string
  customerId: string
  apiKeyId: string | null
  sourceType: 'paste' | 'upload' | 'sample'
  sourceName: string
  status: LogJobStatus
  detail: string | null
  idempotencyKey: string | null
  /** Tells a repeated request from another one that uses the same key. */
  requestHash: Buffer | null
  totalBytes: number | null
  receivedBytes: Generated<number>
  recordCount: Generated<number>
  processedCount: Generated<number>
  batchCount: Generated<number>
  settledBatches: Generated<number>
  incidentIds: ColumnType<string[], string[] | undefined, string[]>
  /** Counts and times, no text of the logs. */
  lookedAt: ColumnType<unknown, string | undefined, string>
  createdAt: Date
  /** The receiving process renews it: one that stays old was left behind. */
  touchedAt: Date
  finishedAt: Date | null
}
