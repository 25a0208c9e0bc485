import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const nowMs = Date.parse('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(nowMs - seconds * 1_000).toISOString()

it.each([
  [0, 'Just now'],
  [59, 'Just now'],
  [60, '1m ago'],
  [59 * 60 + 59, '59m ago'],
  [3_600, '1h ago'],
  [23 * 3_600 + 3_599, '23h ago'],
  [24 * 3_600, '1d ago'],
  [7 * 86_400 - 1, '6d ago'],
])('%d seconds ago reads %s', (seconds, text) => {
  expect(relativeTime(ago(seconds), nowMs)).toBe(text)
})

it('is a local date from the seventh day on', () => {
  expect(relativeTime(ago(7 * 86_400), nowMs)).toBe(new Date(nowMs - 7 * 86_400_000).toLocaleDateString())
})
