import type { Generated } from 'kysely'

/** Stands for the key of batches that no key sent. */
export const noApiKeyId = '00000000-0000-0000-0000-000000000000'

export interface IngestLedgerTable {
  customerId: string
  hour: Date
  apiKeyId: string
  received: Generated<number>
  stored: Generated<number>
  duplicate: Generated<number>
  rejected: Generated<number>
  analysed: Generated<number>
  waiting: Generated<number>
  failed: Generated<number>
}

export interface IngestLedgerReasonsTable {
  customerId: string
  hour: Date
  apiKeyId: string
  /** `rejected:too-deep`, `failed:…`, `truncated:line-too-long`. */
  reason: string
  count: number
}

export interface IngestReceiptsTable {
  customerId: string
  requestHash: Buffer
  receivedAt: Date
}
