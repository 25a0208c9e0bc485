import { expect, it } from 'vitest'
import { timeOfText } from './time-of-value.ts'

const CONTEXT = { receivedAtMs: null, zoneMinutes: null, lastMs: null }

it.each([
  ['1777583099546000000', 1_777_583_099_546],
  ['1777583099002000000', 1_777_583_099_002],
  // What is almost the next one is not.
  ['1777583099545999000', 1_777_583_099_545],
])('reads nanoseconds to their millisecond, though a number does not hold each of them: %s', (text, time) =>
  expect(timeOfText(text, CONTEXT)).toBe(time),
)
