import { expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { isAct } from './is-act.ts'

const event = (message: string): LogEvent => ({
  ref: { source: 'a', line: 1, offset: 0 },
  lineCount: 1,
  timestampMs: 0,
  zoneAssumed: false,
  level: 'info',
  message,
  raw: message,
  continuation: [],
  format: 'plain',
  entities: {},
  fields: {},
})

it.each([
  ["User 'amara' executed the 'ip local pool STAFF 10.0.0.10-10.0.0.40' command", false],
  ["User 'amara' executed 'show running-config'", false],
  ['logger ROOT set to TRACE, requested by k.brandt', true],
  ['dropIndexes shop.carts', true],
  ['worker 3 started, listening on 8080', false],
  ['the tide is high at noon', false],
])('%s', (message, expected) => expect(isAct(event(message))).toBe(expected))
