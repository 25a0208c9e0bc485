import { expect, it } from 'vitest'
import { learnDayOrder } from './learn-day-order.ts'

const lines = (...dates: readonly string[]): string[] =>
  dates.flatMap((date) => [`${date};10:15:30;a`, `${date};11:00;b`])

it('is told by a date that only one order can read', () => {
  expect(learnDayOrder(lines('08/10/2024', '12/10/2024', '13/10/2024'))).toBe(true)
  expect(learnDayOrder(lines('10/08/2024', '10/12/2024', '10/13/2024'))).toBe(false)
})

it('is told by the days that follow one another', () => {
  expect(learnDayOrder(lines('08/10/2024', '09/10/2024', '10/10/2024'))).toBe(true)
  expect(learnDayOrder(lines('10/08/2024', '10/09/2024', '10/10/2024'))).toBe(false)
})

it('stays open where all lines are of one day', () => {
  expect(learnDayOrder(lines('08/10/2024', '08/10/2024'))).toBeNull()
})

it('stays open where few lines have such a date', () => {
  expect(learnDayOrder(['13/10/2024 a', ...Array.from({ length: 9 }, () => '2024-10-13 a')])).toBeNull()
})
