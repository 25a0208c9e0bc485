import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Stamp } from './scan-clock.ts'
import { scanIso } from './scan-iso.ts'
import { scanYearFirst } from './scan-year-first.ts'

const number = (max: number, length: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, '0'))
const year = fc.integer({ min: 1960, max: 2110 }).map(String)
const mark = fc.constantFrom('T', ' ', 'T', ' ', '-', '_')
const ENDS =
  '|Z|z|.123|,123456|:7;|:123 |.|5|+02:00| +0200|-08| PM| am x|PM| p.m.| p|p| a| CEST| UTC+5| Europe/Berlin | INFO x|,INFO|]|x'
const end = fc.constantFrom(...ENDS.split('|'), ':7|')
const text = fc
  .tuple(year, number(14, 2), number(33, 2), mark, number(26, 2), number(61, 2), number(61, 2), end)
  .map(([y, month, day, between, h, m, s, rest]) => `${y}-${month}-${day}${between}${h}:${m}:${s}${rest}`)

it('finds what the scanners of years, dates and clocks find, or leaves it to them', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('', '[', 'at '), (stamped, before) => {
      const [iso, other] = [new Stamp(), new Stamp()]
      const found = scanIso(before + stamped, before.length, iso)
      if (found < 0) return
      expect(found).toBe(scanYearFirst(before + stamped, before.length, other))
      expect(iso).toEqual(other)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['2024-03-12T10:15:30Z', 20],
  ['2024-03-12 10:15:30,123 x', 23],
  ['2024-03-12 10:15:30 PM', -1],
  ['2024-03-12-10:15:30', -1],
  ['2024-3-12T10:15:30Z', -1],
  ['2024-03-12T10:15', -1],
])('reads %s up to %i', (stamped, length) => {
  expect(scanIso(stamped, 0, new Stamp())).toBe(length)
})
