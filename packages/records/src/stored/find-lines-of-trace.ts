import type { Level } from '@holdfast/analysis/model/log-event'
import type { OtlpLogFormat } from '@holdfast/database/schema/log-batches-table'
import { createRecordReader } from '../lines/create-record-reader.ts'
import { decodeRecords } from '../lines/decode-records.ts'
import { recordText } from '../lines/record-text.ts'
import { mentionsTrace } from './mentions-trace.ts'
import { type Around, readAround, type StoredBatches } from './read-around.ts'

export interface TraceLine {
  readonly timestampMs: number | null
  readonly level: Level | null
  readonly service: string | null
  readonly message: string
  readonly spanId: string | null
}

const FORMATS: readonly OtlpLogFormat[] = ['otlp-protobuf', 'otlp-json']
const MAX_CHARACTERS = 2_000

/** Log records of agents that name a trace, in what was sent around a time; in their order. */
export async function findLinesOfTrace(
  stored: StoredBatches,
  traceId: string,
  around: Omit<Around<OtlpLogFormat>, 'formats'>,
): Promise<TraceLine[]> {
  const isMentioned = mentionsTrace(traceId)
  const lines: TraceLine[] = []
  for await (const { batch, bytes } of readAround(stored, { ...around, formats: FORMATS })) {
    if (!isMentioned(bytes)) continue
    const readEvent = createRecordReader({ receivedAtMs: batch.receivedAt.getTime() })
    for (const record of decodeRecords(bytes, batch.format)) {
      const text = recordText(record)
      if (record.traceId !== traceId && !text.toLowerCase().includes(traceId)) continue
      const { timestampMs, level, entities } = readEvent(record, { source: '', line: 1, offset: 0 })
      lines.push({
        timestampMs,
        level,
        service: entities.service ?? null,
        message: text.slice(0, MAX_CHARACTERS),
        spanId: entities.spanId?.toLowerCase() ?? null,
      })
    }
  }
  return lines.sort((a, b) => (a.timestampMs ?? 0) - (b.timestampMs ?? 0))
}
