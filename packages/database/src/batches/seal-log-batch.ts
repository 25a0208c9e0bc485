import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { LogBatchesTable } from '../schema/log-batches-table.ts'

/** A batch as it arrived: `content` is compressed by `encoding`. */
export type ReceivedBatch = Omit<LogBatchesTable, 'payload' | 'storedBytes' | 'failedReason' | 'settledAt'> & {
  readonly content: Uint8Array
}

export const logBatchContext = (batchId: string): string => `log-batch:${batchId}`

export function sealLogBatch(cipher: CompanyCipher, { content, ...batch }: ReceivedBatch): LogBatchesTable {
  const payload = cipher.seal(content, logBatchContext(batch.id))
  return { ...batch, payload, storedBytes: payload.length, failedReason: null, settledAt: null }
}
