import { expect, it } from 'vitest'
import { reportNumbers } from './report-numbers.ts'

const REPORT = [
  '  JobId:                  7929',
  '  Job:                    fs-media.2025-09-12_22.00.00_04',
  '  Backup Level:           Full',
  '  FD Files Written:       14,055',
  '  SD Bytes Written:       1,381,423,785',
  '  Non-fatal FD errors:    0',
  '  Termination:            Backup OK',
]

it('reads what the report of a run counts, named with its job and without the day', () =>
  expect(reportNumbers(REPORT)).toEqual([{ name: 'FD Files Written (backup job fs-media)', value: 14_055 }]))

it('reads nothing of a few lines, and of a trace', () => {
  expect(reportNumbers(REPORT.slice(0, 4))).toEqual([])
  expect(reportNumbers(Array.from({ length: 9 }, (_, index) => `    at shop.Cart.add(Cart.java:${index})`))).toEqual([])
})
