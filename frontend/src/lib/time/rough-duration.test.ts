import { expect, it } from 'vitest'
import { roughDuration } from './rough-duration.ts'

it.each([
  [0, '0 s'],
  [47, '47 s'],
  [720, '12 min'],
  [3_600, '1 h'],
  [12_000, '3 h 20 min'],
  [6 * 86_400 + 5, '6 d'],
])('%d seconds read %s', (seconds, text) => {
  expect(roughDuration(seconds)).toBe(text)
})
