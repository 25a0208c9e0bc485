import { expect, it } from 'vitest'
import type { SeriesEntry } from '../model/digest.ts'
import { findFlatLine } from './find-flat-line.ts'

const read = (values: readonly number[]): Record<string, SeriesEntry> =>
  Object.fromEntries(values.map((value, index) => [String(index * 10_000), [1, value, value]]))

const varying = (count: number): number[] => Array.from({ length: count }, (_, index) => 70 + ((index * 7) % 11) / 10)
const still = (count: number): number[] => Array.from({ length: count }, () => 71.25)

it('finds where a number that had always varied is read as the same again and again', () =>
  expect(findFlatLine(read([...varying(30), ...still(15)]))).toEqual({
    value: 71.25,
    startMs: 300_000,
    endMs: 440_000,
    readings: 15,
  }))

it('takes a bucket in which it varies for no stretch, however many readings it holds', () => {
  const wide: Record<string, SeriesEntry> = { '0': [500_000, 69, 73] }
  const later = Object.entries(read(still(15))).map(([start, entry]) => [String(Number(start) + 10_000), entry])
  expect(findFlatLine({ ...wide, ...Object.fromEntries(later) })).toMatchObject({ startMs: 10_000, readings: 15 })
})

it.each([
  ['it is the same a few times only', [...varying(30), ...still(8)]],
  ['it was hardly seen before', [...varying(9), ...still(40)]],
  ['it has such stretches all along', [...still(12), ...varying(20), ...still(20)]],
  ['it never varied', still(60)],
])('finds nothing where %s', (_, values) => expect(findFlatLine(read(values))).toBeNull())
