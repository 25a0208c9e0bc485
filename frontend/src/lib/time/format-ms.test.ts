import { expect, it } from 'vitest'
import { formatMs } from './format-ms.ts'

it.each([
  [0, '0 ms'],
  [0.004, '0 ms'],
  [0.42, '0.42 ms'],
  [4.16, '4.16 ms'],
  [42.4, '42.4 ms'],
  [999.4, '999 ms'],
  [999.9, '1 s'],
  [4_210, '4.21 s'],
  [61_000, '1.02 min'],
])('%d ms read %s', (ms, text) => {
  expect(formatMs(ms)).toBe(text)
})
