import { changesSource, type LogBatchesTable } from '@holdfast/database/schema/log-batches-table'
import type { DigestOtlpTask, DigestTextTask } from '../engine/engine-task.ts'
import { firstStreamLine } from '@holdfast/records/lines/stream-line'

/** Lines of one source are in order; a change is reported beside all of them. */
const streamSource = ({ agentFingerprint, sourceName }: LogBatchesTable): string =>
  agentFingerprint === null && sourceName === changesSource ? changesSource : `agent:${agentFingerprint ?? 'unnamed'}`

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
    source: streamSource(batch),
    hints: { receivedAtMs },
    firstLine: firstStreamLine(batch.id),
  }
}
