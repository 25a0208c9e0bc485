import type { TestDatabase } from '@holdfast/testing/use-database'
import { storeExport } from './store-export.ts'

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
  const sent = { content, format: 'otlp-json', recordCount: records.length, sourceName: service } as const
  return storeExport(db, customerId, { ...sent, agentFingerprint: 'agent-1' })
}
