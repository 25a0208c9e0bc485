import { expect, it } from 'vitest'
import { type Activity, decideEpisode, type Episode } from './decide-episode.ts'

const MINUTE = 60_000
const quietGapMs = 10 * MINUTE
const nine = Date.UTC(2026, 0, 5, 9)

const episode: Episode = {
  id: 'e1',
  startedMs: nine,
  endedMs: nine + 5 * MINUTE,
  eventCount: 30,
  contentKey: null,
}
const activity = (startMinute: number, endMinute: number, eventCount = 30): Activity => ({
  startedMs: nine + startMinute * MINUTE,
  endedMs: nine + endMinute * MINUTE,
  eventCount,
  contentKey: null,
})

it.each([
  { name: 'the first activity ever', episodes: [], activity: activity(0, 5), kind: 'new' },
  { name: 'the same logs again', episodes: [episode], activity: activity(0, 5), kind: 'replay' },
  { name: 'a part of logs already analysed', episodes: [episode], activity: activity(1, 2, 7), kind: 'replay' },
  { name: 'the same window with more events', episodes: [episode], activity: activity(0, 5, 31), kind: 'extend' },
  { name: 'activity that goes on', episodes: [episode], activity: activity(4, 8), kind: 'extend' },
  { name: 'activity after nine quiet minutes', episodes: [episode], activity: activity(14, 15), kind: 'extend' },
  { name: 'activity after ten quiet minutes', episodes: [episode], activity: activity(15, 16), kind: 'new' },
  { name: 'an outage at 9 and one at 11', episodes: [episode], activity: activity(120, 125), kind: 'new' },
  { name: 'older logs that arrive late', episodes: [episode], activity: activity(-60, -50), kind: 'new' },
])('$name: $kind', ({ episodes, activity: seen, kind }) => {
  expect(decideEpisode(episodes, seen, quietGapMs).kind).toBe(kind)
})

it('extends to both sides', () => {
  expect(decideEpisode([episode], activity(-3, 9, 80), quietGapMs)).toEqual({
    kind: 'extend',
    episodeId: 'e1',
    startedMs: nine - 3 * MINUTE,
    endedMs: nine + 9 * MINUTE,
    eventCount: 80,
  })
})

it('tells replays of logs without times by their content alone', () => {
  const timeless: Episode = { ...episode, contentKey: 'abc' }
  const again: Activity = { ...activity(300, 300), contentKey: 'abc' }
  expect(decideEpisode([timeless], again, quietGapMs).kind).toBe('replay')
  expect(decideEpisode([timeless], { ...again, contentKey: 'def' }, quietGapMs).kind).toBe('new')
})
