import { insertLogBatches } from '@holdfast/database/batches/insert-log-batches'
import { sealLogBatch } from '@holdfast/database/batches/seal-log-batch'
import { recordReceipts } from '@holdfast/database/ledger/record-receipts'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TestDatabase } from '@holdfast/testing/use-database'
import { vault } from './pipeline-fixture.ts'

export interface SentRecord {
  readonly atMs: number
  readonly level: 'INFO' | 'ERROR'
  readonly body: string
}

/** Commits records of one service as ingest commits an agent's OTLP/JSON request. Returns the batch. */
export async function storeRecords(
  db: TestDatabase,
  customerId: string,
  service: string,
  records: readonly SentRecord[],
): Promise<string> {
  const content = Buffer.from(
    JSON.stringify({
      resourceLogs: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
          scopeLogs: [
            {
              logRecords: records.map(({ atMs, level, body }) => ({
                timeUnixNano: String(BigInt(atMs) * 1_000_000n),
                severityNumber: level === 'ERROR' ? 17 : 9,
                severityText: level,
                body: { stringValue: body },
              })),
            },
          ],
        },
      ],
    }),
  )
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
        sourceName: service,
        agentFingerprint: 'agent-1',
        jobId: null,
        sequence: 0,
        firstLine: 1,
        firstOffset: 0,
        format: 'otlp-json',
        encoding: 'identity',
        recordCount: records.length,
        plainBytes: content.length,
        receivedAt,
        state: 'waiting',
        content,
      }),
    ])
    await recordReceipts(tx, customerId, [
      { apiKeyId: null, receivedAt, stored: records.length, duplicate: 0, rejected: 0, reasons: {} },
    ])
  })
  return batchId
}
