import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { decodeRecords } from '../lines/decode-records.ts'
import { createRecordReader } from '../lines/create-record-reader.ts'
import type { DigestOtlpTask, DigestResult } from './engine-task.ts'
import { packDigest } from './pack-digest.ts'

export function digestOtlp({ bytes, format, source, hints, firstLine }: DigestOtlpTask): DigestResult {
  const digester = createDigester()
  const readEvent = createRecordReader(hints)
  let line = firstLine
  for (const record of decodeRecords(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format)) {
    digester.add(readEvent(record, { source, line: line++, offset: 0 }))
  }
  const digest = digester.finish()
  return { digest: packDigest(digest), eventCount: digest.eventCount }
}
