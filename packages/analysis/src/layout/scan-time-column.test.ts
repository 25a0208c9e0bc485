import { expect, it } from 'vitest'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimeColumn } from './scan-time-column.ts'

it.each([
  ['16.10.24;02:27:10.816;EVT', 2024, 10, 16],
  ['16.10.2024;02:27:10.816;EVT', 2024, 10, 16],
  ['10/16/24 | 02:27:10.816 | EVT', 2024, 10, 16],
  ['20241016;022710816;EVT', 2024, 10, 16],
])('finds the clock in the field behind its day: %s', (text, year, month, day) => {
  const stamp = new Stamp()
  expect(scanTimeColumn(text, 0, stamp)).toBe(text.lastIndexOf('816') + 3)
  expect([stamp.year, stamp.month, stamp.day]).toEqual([year, month, day])
})

it.each(['16.10.24;EVT;PUMP_03', '1.2.3456;EVT'])('finds no time in a day alone: %s', (text) =>
  expect(scanTimeColumn(text, 0, new Stamp())).toBe(-1),
)
