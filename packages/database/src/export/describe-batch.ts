import { openLogBatch } from '../batches/open-log-batch.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { LogBatchesTable } from '../schema/log-batches-table.ts'
import type { Row } from './row.ts'

/** Lines as text; what a sender packed in protobuf as base64, which every OpenTelemetry library reads. */
export function describeBatch(row: Row, cipher: CompanyCipher): Row {
  const content = openLogBatch(cipher, row as unknown as LogBatchesTable)
  return String(row['format']).endsWith('-protobuf')
    ? { ...row, contentBase64: content.toString('base64') }
    : { ...row, content: content.toString() }
}
