import type { OtlpLogFormat } from '@holdfast/database/schema/log-batches-table'
import { decodeLogsRequest } from '@holdfast/otlp/decode-logs-request'
import { decodeLogsJson } from '@holdfast/otlp/json/decode-logs-json'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import type { LogRecord } from '@holdfast/otlp/log-record'

/** The records of a batch as its agent sent them, in their order. */
export const decodeRecords = (bytes: Buffer, format: OtlpLogFormat): Iterable<LogRecord> =>
  format === 'otlp-protobuf' ? decodeLogsRequest(bytes) : decodeLogsJson(parseJsonRequest(bytes))
