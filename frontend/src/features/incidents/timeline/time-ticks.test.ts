import { expect, it } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const at = (text: string) => new Date(`2026-03-10T${text}`).getTime()
const clock = (ms: number) => new Date(ms).toTimeString().slice(0, 8)

it.each([
  { from: '12:00:07', to: '12:24:00', ticks: ['12:05:00', '12:10:00', '12:15:00', '12:20:00'] },
  { from: '12:00:00', to: '12:00:04', ticks: ['12:00:00', '12:00:01', '12:00:02', '12:00:03', '12:00:04'] },
  { from: '01:10:00', to: '14:00:00', ticks: ['03:00:00', '06:00:00', '09:00:00', '12:00:00'] },
])('marks $from to $to at round times', ({ from, to, ticks }) => {
  expect(timeTicks(at(from), at(to), 5).timesMs.map(clock)).toEqual(ticks)
})

it('ends, however long the span is', () => {
  expect(timeTicks(0, 1e14, 5).timesMs.length).toBeLessThanOrEqual(2)
})
