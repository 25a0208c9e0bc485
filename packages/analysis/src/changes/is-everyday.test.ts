import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { isEveryday } from './is-everyday.ts'

it.each([
  ['event', 'cache refreshed', true],
  ['event', 'pool limit set to 40 by ops', false],
  ['deploy', 'cache refreshed', false],
] as const)('tells work that goes on from what was done: %s, %s', (kind, message, expected) =>
  expect(isEveryday(kind, eventOf(message))).toBe(expected),
)
