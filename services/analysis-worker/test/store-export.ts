import { insertLogBatches } from '@holdfast/database/batches/insert-log-batches'
import type { LogFormat } from '@holdfast/database/schema/log-batches-table'
import { sealLogBatch } from '@holdfast/database/batches/seal-log-batch'
import { recordReceipts } from '@holdfast/database/ledger/record-receipts'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TestDatabase } from '@holdfast/testing/use-database'
import { vault } from './pipeline-fixture.ts'

export interface SentExport {
  readonly content: Buffer
  readonly format: Exclude<LogFormat, 'text'>
  readonly recordCount: number
  readonly sourceName: string
  readonly agentFingerprint?: string
}

/** Commits an OTLP request as ingest does. Returns the batch. */
export async function storeExport(
  db: TestDatabase,
  customerId: string,
  { content, format, recordCount, sourceName, agentFingerprint }: SentExport,
): Promise<string> {
  const batchId = uuidV7()
  const receivedAt = new Date()
  await db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    await insertLogBatches(tx, [
      sealLogBatch(cipher, {
        id: batchId,
        customerId,
        apiKeyId: null,
        sourceType: 'otlp',
        sourceId: batchId,
        sourceName,
        agentFingerprint: agentFingerprint ?? null,
        jobId: null,
        sequence: 0,
        firstLine: 1,
        firstOffset: 0,
        format,
        encoding: 'identity',
        recordCount,
        plainBytes: content.length,
        receivedAt,
        state: 'waiting',
        content,
      }),
    ])
    await recordReceipts(tx, customerId, [
      { apiKeyId: null, receivedAt, stored: recordCount, duplicate: 0, rejected: 0, reasons: {} },
    ])
  })
  return batchId
}
