import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { OUTAGE_START_MS, renderOutage, type OutageLine } from '../../test/outage.ts'

const MINUTE_MS = 60_000

/** Steady work for two hours, with a full disk during the given minutes. */
const outagesAt = (...minutes: readonly number[]): OutageLine[] =>
  Array.from({ length: 1440 }, (_, index): OutageLine => {
    const atMs = OUTAGE_START_MS + index * 5000
    const minute = Math.floor((index * 5000) / MINUTE_MS)
    const isDown = minutes.some((start) => minute >= start && minute < start + 3)
    return {
      atMs,
      service: 'orders',
      level: isDown ? 'error' : 'info',
      message: isDown ? `order ${index} not saved: no space left on device` : `order ${index} saved`,
    }
  })

const episodesOf = (lines: readonly OutageLine[], quietGapMs?: number) =>
  firstOf(analyzeDigest(digestEvents(readTexts(renderOutage(lines))), quietGapMs === undefined ? {} : { quietGapMs }))
    .episodes

describe('an incident', () => {
  it('has one episode while it goes on', () => {
    expect(episodesOf(outagesAt(30)).map(({ eventCount }) => eventCount)).toEqual([36])
  })

  it('has two when it was quiet for more than ten minutes of log time', () => {
    const episodes = episodesOf(outagesAt(30, 90))
    expect(episodes.map(({ eventCount }) => eventCount)).toEqual([36, 36])
    expect(episodes[1]?.startMs).toBe(OUTAGE_START_MS + 90 * MINUTE_MS)
  })

  it('has one where the pause is shorter than the setting', () => {
    expect(episodesOf(outagesAt(30, 90), 70 * MINUTE_MS)).toHaveLength(1)
  })
})
