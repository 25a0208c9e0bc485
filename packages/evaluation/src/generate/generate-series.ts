import { createRandom } from './random.ts'

export type PatternName = 'periodic' | 'burst' | 'linear' | 'random'

export interface TimedSeries {
  readonly pattern: PatternName
  readonly timesMs: readonly number[]
  /** The time that was watched. */
  readonly startMs: number
  readonly endMs: number
}

const PATTERNS: readonly PatternName[] = ['periodic', 'burst', 'linear', 'random']

/** The `index`-th series of a seed, of 25 to 120 moments, with the pattern by which it was made. */
export function generateSeries(seed: number, index: number): TimedSeries {
  const random = createRandom(Math.imul(seed, 104_729) + index)
  const pattern = PATTERNS[index % PATTERNS.length] as PatternName
  const count = random.int(25, 120)
  const startMs = Date.UTC(2026, 3, 14, random.int(0, 23))
  const spanMs = random.int(20, 240) * 60_000
  const uniform = (): number => startMs + random.next() * spanMs
  const times = {
    periodic: () => {
      const periodMs = random.int(10, 180) * 1_000
      return Array.from({ length: count }, (_, i) => i)
        .filter(() => !random.chance(0.04))
        .map((i) => startMs + i * periodMs + (random.next() - 0.5) * periodMs * 0.1)
    },
    burst: () => {
      const centres = Array.from({ length: random.int(1, 3) }, uniform)
      return Array.from({ length: count }, () =>
        random.chance(0.9) ? random.pick(centres) + random.next() * spanMs * 0.01 : uniform(),
      )
    },
    // Density grows with time: the inverse of a distribution whose rate rises from nearly nothing.
    linear: () => Array.from({ length: Math.max(count, 60) }, () => startMs + Math.sqrt(random.next()) * spanMs),
    random: () => Array.from({ length: count }, uniform),
  }[pattern]()
  const timesMs = times.map(Math.round).toSorted((a, b) => a - b)
  return {
    pattern,
    timesMs,
    startMs,
    endMs: Math.max(pattern === 'periodic' ? 0 : startMs + spanMs, timesMs.at(-1) ?? 0),
  }
}
