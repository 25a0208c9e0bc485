import { expect, it } from 'vitest'
import { extractMinutes } from './extract-minutes.ts'

it.each([
  ['5 minutes', 5],
  ['about 1 minute', 1],
  ['10 min', 10],
  ['10-15 mins', 15],
  ['1 hour 30 min', 90],
  ['2 hrs', 120],
  ['1.5 hr', 90],
  ['at once', null],
  ['3 months', null],
])('%s takes %s minutes', (text, minutes) => {
  expect(extractMinutes(text)).toBe(minutes)
})
