import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { outageLines, renderOutage } from '../../test/outage.ts'
import type { Level, LogEvent } from '../model/log-event.ts'
import { evictDigest } from './evict-digest.ts'
import { mergeDigests } from './merge-digests.ts'

const DAY_MS = 86_400_000

const event = fc
  .record({
    source: fc.constantFrom('a.log', 'b.log'),
    line: fc.integer({ min: 1, max: 100_000 }),
    timestampMs: fc.option(fc.integer({ min: 0, max: 30 * DAY_MS }), { nil: null }),
    level: fc.constantFrom<Level | null>('info', 'warn', 'error', null),
    message: fc.constantFrom(
      'order 17 saved in 20 ms',
      'dial tcp 10.0.0.5:6379: connect: connection refused',
      'memory usage used=812 limit=1024',
      'could not extend file "base/1/2": No space left on device',
      'queue depth=12',
      'loaded rows=4812',
      'loaded rows=0',
      'served page cache=HIT',
      'served page cache=MISS',
      'served page cache=EXPIRED from pool-a',
    ),
  })
  .map(({ source, line, timestampMs, level, message }): LogEvent => ({
    ref: { source, line, offset: line * 80 },
    lineCount: 1,
    timestampMs,
    zoneAssumed: false,
    level,
    message,
    raw: message,
    continuation: [],
    format: 'plain',
    entities: {},
    fields: {},
  }))

/** No two events stand in one place. */
const events = fc.uniqueArray(event, { maxLength: 60, selector: ({ ref }) => `${ref.source}:${ref.line}` })

describe('merging digests', () => {
  it('is associative', () => {
    fc.assert(
      fc.property(events, fc.nat(60), fc.nat(60), (all, x, y) => {
        const [from, to] = [Math.min(x, y), Math.max(x, y)]
        const [a, b, c] = [all.slice(0, from), all.slice(from, to), all.slice(to)].map(digestEvents) as [
          ReturnType<typeof digestEvents>,
          ReturnType<typeof digestEvents>,
          ReturnType<typeof digestEvents>,
        ]
        expect(mergeDigests(mergeDigests(a, b), c)).toEqual(mergeDigests(a, mergeDigests(b, c)))
      }),
    )
  })

  it('is commutative', () => {
    fc.assert(
      fc.property(events, fc.nat(60), (all, at) => {
        const [a, b] = [digestEvents(all.slice(0, at)), digestEvents(all.slice(at))]
        expect(mergeDigests(a, b)).toEqual(mergeDigests(b, a))
      }),
    )
  })

  it('gives what digesting everything at once gives, down to the bytes', () => {
    fc.assert(
      fc.property(events, fc.nat(60), (all, at) => {
        const merged = mergeDigests(digestEvents(all.slice(0, at)), digestEvents(all.slice(at)))
        expect(JSON.stringify(merged)).toBe(JSON.stringify(digestEvents(all)))
      }),
    )
  })

  it('survives being stored as JSON', () => {
    const digest = digestEvents(readTexts(renderOutage(outageLines())))
    expect(JSON.parse(JSON.stringify(digest))).toEqual(digest)
  })
})

describe('evicting a digest', () => {
  const digest = digestEvents(readTexts(renderOutage(outageLines())))

  it('forgets what is older than it may keep, and counts what is left', () => {
    const kept = evictDigest(digest, 600_000)
    expect(kept.firstMs).toBeGreaterThanOrEqual((digest.lastMs ?? Infinity) - 600_000 - digest.bucketMs)
    expect(kept.eventCount).toBeLessThan(digest.eventCount)
    expect(Object.values(kept.templates).every((unit) => unit.count > 0 && unit.count === countOf(unit.buckets))).toBe(
      true,
    )
  })

  it('keeps everything that is young enough', () => {
    expect(evictDigest(digest, DAY_MS)).toEqual(digest)
  })
})

const countOf = (buckets: Readonly<Record<string, readonly [number, number]>>): number =>
  Object.values(buckets).reduce((sum, [count]) => sum + count, 0)
