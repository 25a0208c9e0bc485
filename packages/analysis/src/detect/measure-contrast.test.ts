import { describe, expect, it } from 'vitest'
import { measureContrast } from './measure-contrast.ts'

const BUCKET_MS = 10_000
const BUCKETS = 360

/** Events per bucket over an hour. */
function contrastOf(countAt: (bucket: number) => number) {
  const buckets: Record<string, [number, number]> = {}
  let count = 0
  let firstMs: number | null = null
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const events = countAt(bucket)
    if (events === 0) continue
    buckets[bucket * BUCKET_MS] = [events, bucket * BUCKET_MS + 7]
    firstMs ??= bucket * BUCKET_MS + 7
    count += events
  }
  return measureContrast({
    buckets,
    firstMs,
    count,
    bucketMs: BUCKET_MS,
    windowStartMs: 0,
    windowEndMs: BUCKETS * BUCKET_MS,
  })
}

describe('how a rate changed', () => {
  it('is steady where it was there all the time', () => {
    expect(contrastOf((bucket) => (bucket % 4 === 1 ? 1 : 0)).contrast).toBe('steady')
  })

  it('is new where nothing stood before, from the first event on', () => {
    expect(contrastOf((bucket) => (bucket >= 200 ? 3 : 0))).toEqual({ contrast: 'new', onsetMs: 200 * BUCKET_MS + 7 })
  })

  it('is a burst where a low rate jumps, from the jump on', () => {
    expect(contrastOf((bucket) => (bucket >= 200 ? 8 : bucket % 20 === 0 ? 1 : 0))).toEqual({
      contrast: 'burst',
      onsetMs: 200 * BUCKET_MS + 7,
    })
  })

  it('returns in bursts from the first of them on, even where the last stands at the end', () => {
    const isIn = (bucket: number) => bucket >= 103 && (bucket - 103) % 63 < 5
    expect(contrastOf((bucket) => (isIn(bucket) ? 2 : 0))).toEqual({ contrast: 'new', onsetMs: 103 * BUCKET_MS + 7 })
  })

  it.each([
    { what: 'a few lines', isIn: (bucket: number) => bucket === 200 || bucket === 230 },
    {
      what: 'a low rate that jumps a little',
      isIn: (bucket: number) => bucket % 40 === 9 || (bucket > 330 && bucket % 5 === 0),
    },
  ])('is the same for $what where each is printed three times at once', ({ isIn }) =>
    expect(contrastOf((bucket) => (isIn(bucket) ? 3 : 0))).toEqual(contrastOf((bucket) => (isIn(bucket) ? 1 : 0))),
  )

  it('sets in with the first event, wherever in its bucket that falls', () => {
    for (let phaseMs = 0; phaseMs < 1000; phaseMs += 7) {
      const startMs = 100_000 + phaseMs
      const buckets: Record<string, [number, number]> = {}
      for (let event = 0; event < 10_000; event++) {
        const atMs = startMs + event * 48
        const entry = (buckets[atMs - (atMs % 1000)] ??= [0, atMs])
        entry[0]++
      }
      const windowEndMs = startMs + 480_000
      const input = { buckets, firstMs: startMs, count: 10_000, bucketMs: 1000, windowStartMs: 0, windowEndMs }
      expect(measureContrast(input)).toEqual({ contrast: 'new', onsetMs: startMs })
    }
  })

  it('is unknown without times', () => {
    expect(
      measureContrast({ buckets: {}, firstMs: null, count: 9, bucketMs: 1, windowStartMs: 0, windowEndMs: 0 }),
    ).toEqual({ contrast: 'steady', onsetMs: null })
  })
})
