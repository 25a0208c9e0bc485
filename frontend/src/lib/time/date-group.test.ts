import { expect, it } from 'vitest'
import { groupByDate } from './date-group.ts'

const now = new Date(2026, 2, 10, 9, 30)
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString()

it.each([
  { iso: at(10, 0), group: 'Today' },
  { iso: at(9, 23, 59), group: 'Yesterday' },
  { iso: at(9, 0), group: 'Yesterday' },
  { iso: at(8, 23, 59), group: 'Last 7 days' },
  { iso: at(3, 0), group: 'Last 7 days' },
  { iso: at(2, 23, 59), group: 'Older' },
])('$iso is in $group', ({ iso, group }) => {
  expect(groupByDate(now.getTime())(Date.parse(iso))).toBe(group)
})
