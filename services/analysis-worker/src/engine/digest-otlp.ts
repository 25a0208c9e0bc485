import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { isOfSignals, type SignalFormat } from '@holdfast/database/schema/log-batches-table'
import { decodeRecords } from '@holdfast/records/lines/decode-records'
import { createRecordReader } from '@holdfast/records/lines/create-record-reader'
import type { DigestOtlpTask, DigestResult } from './engine-task.ts'
import { decodeSignals } from '@holdfast/records/lines/decode-signals'
import { packDigest } from '@holdfast/records/digests/pack-digest'

export function digestOtlp({ bytes, format, source, hints, firstLine }: DigestOtlpTask): DigestResult {
  if (isOfSignals(format)) return digestSignals(bytes, format, { source, hints, firstLine })
  const digester = createDigester()
  const readEvent = createRecordReader(hints)
  let line = firstLine
  for (const record of decodeRecords(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format)) {
    digester.add(readEvent(record, { source, line: line++, offset: 0 }))
  }
  const digest = digester.finish()
  return { digest: packDigest(digest), eventCount: digest.eventCount }
}

function digestSignals(
  bytes: Uint8Array,
  format: SignalFormat,
  { source, hints, firstLine }: Pick<DigestOtlpTask, 'source' | 'hints' | 'firstLine'>,
): DigestResult {
  const digester = createDigester()
  let eventCount = 0
  const place = { source, firstLine, receivedAtMs: hints.receivedAtMs ?? 0 }
  for (const decoded of decodeSignals(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format, place)) {
    eventCount++
    if ('span' in decoded) digester.addSpan(decoded.span)
    else for (const point of decoded.points) digester.addPoint(point)
  }
  return { digest: packDigest(digester.finish()), eventCount }
}
