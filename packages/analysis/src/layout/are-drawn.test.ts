import { expect, it } from 'vitest'
import { areDrawn } from './are-drawn.ts'

it.each([
  ['hexadecimal numbers', ['vif-0b1f77aa92c3', 'vif-91c0ffee0a21'], true],
  ['numbers of which one looks like a word', ['vif-0b1f77aa', 'vif-decade20', 'vif-40710036'], true],
  ['a word and a year', ['decade2024'], false],
  ['letters of all kinds', ['job-x8Kq27LmZt', 'job-PwTrZ4kqXb'], true],
  ['names with numbers', ['depot-north2', 'warehouse7'], false],
  ['codes of programs', ['XKQB0110', 'LDGZ0200'], false],
  ['parts of programs', ['svc-OrderBook', 'svc-PriceFeed2'], false],
  ['one that has a name', ['vif-0b1f77aa92c3', 'vif-uplink'], false],
])('of %s', (_, names, drawn) => expect(areDrawn(names)).toBe(drawn))
