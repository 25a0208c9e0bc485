import { expect, it } from 'vitest'
import { formatDuration, wholeMinutes } from './format-duration.ts'

it.each([
  [0, '0s'],
  [59.6, '1m 00s'],
  [245, '4m 05s'],
  [7_380, '2h 03m 00s'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

it.each([
  [12, 'under a minute'],
  [60, '1 minute'],
  [245, '4 minutes'],
])('%d seconds summarise as %s', (seconds, text) => {
  expect(wholeMinutes(seconds)).toBe(text)
})
