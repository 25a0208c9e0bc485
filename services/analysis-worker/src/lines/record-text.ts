import type { LogRecord } from '@holdfast/otlp/log-record'

/** A record's line as it is shown and quoted. */
export const recordText = (record: LogRecord): string =>
  typeof record.body === 'string' ? record.body : JSON.stringify(record.body)
