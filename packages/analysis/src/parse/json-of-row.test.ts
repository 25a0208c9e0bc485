import { expect, it } from 'vitest'
import { jsonOfRow } from './json-of-row.ts'

it.each<[string, Record<string, unknown>]>([
  [
    '["INFO","2026-05-07 10:15:30.250","ready"]',
    { column1: 'INFO', timestamp: '2026-05-07 10:15:30.250', column3: 'ready' },
  ],
  ['[1778148930250,30,"ready"]', { timestamp: 1_778_148_930_250, column2: 30, column3: 'ready' }],
  [
    '["cart",1778148930.25,"ready",{"ms":3}]',
    { column1: 'cart', timestamp: 1_778_148_930.25, column3: 'ready', column4: { ms: 3 } },
  ],
  [
    "('2026-05-07 10:15:30.250', 'INFO', 'anna''s cart', 30)",
    { timestamp: '2026-05-07 10:15:30.250', column2: 'INFO', column3: "anna's cart", column4: 30 },
  ],
])('names the places of an array with a time in it: %s', (text, expected) =>
  expect(JSON.parse(jsonOfRow(text) ?? 'null')).toEqual(expected),
)

it.each([
  '[1778148930250,17,4]',
  '["a","b","c"]',
  '["2026-05-07 10:15:30.250",7]',
  '[12, "a", "b"]',
  '[error] [cart] a]',
  "('a', 'b', 'c')",
  '(7 of 9) 2026-05-07 10:15:30 (x)',
])('leaves %s alone', (text) => expect(jsonOfRow(text)).toBeNull())
