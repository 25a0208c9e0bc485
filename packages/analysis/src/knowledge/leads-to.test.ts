import { expect, it } from 'vitest'
import { leadsTo } from './leads-to.ts'

it.each([
  ['disk-full', 'crash', true],
  ['crash', 'disk-full', false],
  ['clock-off', 'credential-expired', true],
  ['credential-expired', 'clock-off', false],
  ['memory-limit', 'attack', false],
] as const)('%s leads to %s: %s', (cause, effect, leads) => expect(leadsTo(cause, effect)).toBe(leads))

it('says nothing of two that may each follow from the other', () => {
  expect(leadsTo('pool-exhausted', 'slow-work')).toBe(false)
  expect(leadsTo('slow-work', 'pool-exhausted')).toBe(false)
})
