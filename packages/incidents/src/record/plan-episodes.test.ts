import { expect, it } from 'vitest'
import type { Activity, Episode } from './decide-episode.ts'
import { planEpisodes } from './plan-episodes.ts'

const MINUTE = 60_000
const options = { quietGapMs: 10 * MINUTE, isCorrection: false }
const nine = Date.UTC(2026, 0, 5, 9)
const known: Episode = { id: 'e1', startedMs: nine, endedMs: nine + 5 * MINUTE, eventCount: 30, contentKey: null }
const activity = (fromMinute: number, eventCount: number): Activity => ({
  startedMs: nine + fromMinute * MINUTE,
  endedMs: nine + (fromMinute + 5) * MINUTE,
  eventCount,
  contentKey: null,
})

it('adds each activity of a first finding', () => {
  const plan = planEpisodes([], [activity(0, 30), activity(120, 12)], options)
  expect(plan).toMatchObject({ extended: [], eventGain: 42, isReplay: false })
  expect(plan.added).toHaveLength(2)
})

it('sees a replay in logs that are known, and what is new beside them', () => {
  expect(planEpisodes([known], [activity(0, 30)], options).isReplay).toBe(true)
  const plan = planEpisodes([known], [activity(0, 30), activity(120, 12)], options)
  expect(plan).toMatchObject({ added: [activity(120, 12)], extended: [], eventGain: 12, isReplay: false })
})

it('counts only what came on top when an occurrence goes on', () => {
  const plan = planEpisodes([known], [activity(0, 45)], options)
  expect(plan).toMatchObject({ added: [], extended: [{ episodeId: 'e1', eventCount: 45 }], eventGain: 15 })
})

it('lets a correction take events away', () => {
  const plan = planEpisodes([known], [activity(0, 10)], { ...options, isCorrection: true })
  expect(plan).toMatchObject({ extended: [{ episodeId: 'e1', eventCount: 10 }], eventGain: -20, isReplay: false })
})
