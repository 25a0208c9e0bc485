import type { LogBatchesTable } from '@holdfast/database/schema/log-batches-table'
import type { DigestOtlpTask, DigestTextTask } from '../engine/engine-task.ts'
import { firstStreamLine } from '../lines/stream-line.ts'

/** How the engine is to read a batch. */
export function digestTaskOf(batch: LogBatchesTable, bytes: Buffer): DigestTextTask | DigestOtlpTask {
  const receivedAtMs = batch.receivedAt.getTime()
  if (batch.format === 'text') {
    return {
      kind: 'digest-text',
      bytes,
      source: batch.sourceId,
      hints: { name: batch.sourceName, receivedAtMs },
      firstLine: batch.firstLine,
      firstOffset: batch.firstOffset,
    }
  }
  return {
    kind: 'digest-otlp',
    bytes,
    format: batch.format,
    source: `agent:${batch.agentFingerprint ?? 'unnamed'}`,
    hints: { receivedAtMs },
    firstLine: firstStreamLine(batch.id),
  }
}
