import { expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { kindOfEvent } from './kind-of-event.ts'

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
  ["User 'amara' executed the 'ip local pool STAFF 10.0.0.10-10.0.0.40' command", { isAct: false, isByHand: true }],
  ["User 'amara' executed 'show running-config'", { isAct: false, isByHand: false }],
  ['logger ROOT set to TRACE, requested by k.brandt', { isAct: true, isByHand: true }],
  ['dropIndexes shop.carts', { isAct: true }],
  ['worker 3 started, listening on 8080', { isAct: false, isByHand: false }],
  ['the tide is high at noon', { isAct: false, isByHand: false }],
])('%s', (message, kind) => expect(kindOfEvent(event(message))).toMatchObject(kind))
