import { expect, it } from 'vitest'
import { takesBack } from './says-return.ts'

const said = (text: string, seconds: number | null, line: number, source = 'dmesg') => ({
  text,
  source,
  sources: [source],
  lastMs: seconds === null ? null : seconds * 1000,
  lastLine: line,
})
const DOWN = 'igc <*>: NIC Link is Down'
const UP = 'igc <*>: NIC Link is Up <*> Mbps'

it.each([
  ['at once', said(UP, 101, 9), said(DOWN, 100, 8), true],
  ['without a clock, a line below', said(UP, null, 9), said(DOWN, null, 8), true],
  ['a minute later', said(UP, 160, 9), said(DOWN, 100, 8), false],
  ['before', said(UP, 99, 7), said(DOWN, 100, 8), false],
  ['without a clock, in another file', said(UP, null, 9, 'boot'), said(DOWN, null, 8), false],
  ['without a clock, far below', said(UP, null, 90), said(DOWN, null, 8), false],
  ['in other words', said('eth7: link becomes ready', 101, 9), said(DOWN, 100, 8), false],
] as const)('what is said %s takes back the failure or does not', (_, back, failure, does) =>
  expect(takesBack(back, failure)).toBe(does),
)
