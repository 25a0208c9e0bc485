import type { LogEvent } from '../src/model/log-event.ts'

/** An error that says this, and what its fields say beside it. */
export const eventOf = (message: string, fields: Readonly<Record<string, string>> = {}): LogEvent => ({
  ref: { source: 'a.log', line: 1, offset: 0 },
  lineCount: 1,
  timestampMs: null,
  zoneAssumed: false,
  level: 'error',
  message,
  raw: message,
  continuation: [],
  format: 'plain',
  entities: {},
  fields,
})
