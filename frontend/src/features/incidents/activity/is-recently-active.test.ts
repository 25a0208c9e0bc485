import { expect, it } from 'vitest'
import { isRecentlyActive } from './is-recently-active.ts'

const nowMs = Date.parse('2026-03-10T12:00:00Z')
const seen = (secondsAgo: number) => new Date(nowMs - secondsAgo * 1_000).toISOString()

it.each([
  { occurrence_count: 2, last_seen: seen(3), active: true },
  { occurrence_count: 2, last_seen: seen(10), active: true },
  { occurrence_count: 2, last_seen: seen(11), active: false },
  { occurrence_count: 1, last_seen: seen(1), active: false },
])('$occurrence_count times, last $last_seen: $active', ({ active, ...incident }) => {
  expect(isRecentlyActive(incident, nowMs)).toBe(active)
})
