import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { isAct } from './is-act.ts'

it.each([
  ["User 'amara' executed the 'ip local pool STAFF 10.0.0.10-10.0.0.40' command", false],
  ["User 'amara' executed 'show running-config'", false],
  ['logger ROOT set to TRACE, requested by k.brandt', true],
  ['dropIndexes shop.carts', true],
  ['data.policy.main: Read complete after 0s [id=77]', false],
  ['worker 3 started, listening on 8080', false],
  ['the tide is high at noon', false],
])('%s', (message, expected) => expect(isAct(eventOf(message))).toBe(expected))
