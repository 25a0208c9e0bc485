import { expect, it } from 'vitest'
import { timeOfText } from './time-of-value.ts'

it('reads nanoseconds to their millisecond, though a number does not hold each of them', () =>
  expect(timeOfText('1777583099546000000', { receivedAtMs: null, zoneMinutes: null, lastMs: null })).toBe(
    1_777_583_099_546,
  ))
