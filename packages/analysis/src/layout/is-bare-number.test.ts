import { expect, it } from 'vitest'
import { isBareNumber } from './is-bare-number.ts'

it.each(['31 ms', '31 ms for ledger', '18.5%', '4096', '404 Not Found', '[7, 8]'])(
  'takes %s for nothing but numbers',
  (text) => expect(isBareNumber(text)).toBe(true),
)

it.each(['0200 sent to bank=7', '3 rows copied', '5th attempt', 'took 31 ms'])('takes %s for a sentence', (text) =>
  expect(isBareNumber(text)).toBe(false),
)
