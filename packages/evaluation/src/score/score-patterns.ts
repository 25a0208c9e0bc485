import { generateSeries, type PatternName, type TimedSeries } from '../generate/generate-series.ts'

export interface PatternScore {
  readonly series: number
  readonly accuracy: number
  /** Share right, by the true pattern. */
  readonly byPattern: Readonly<Record<PatternName, number>>
}

/** How often the pattern by which a seeded series was made is recognised from its times alone. */
export function scorePatterns(seed: number, count: number, recognise: (series: TimedSeries) => string): PatternScore {
  const results = Array.from({ length: count }, (_, index) => {
    const series = generateSeries(seed, index)
    return { pattern: series.pattern, right: recognise(series) === series.pattern }
  })
  const of = (pattern: PatternName): number => share(results.filter((one) => one.pattern === pattern))
  return {
    series: count,
    accuracy: share(results),
    byPattern: { periodic: of('periodic'), burst: of('burst'), linear: of('linear'), random: of('random') },
  }
}

const share = (list: readonly { right: boolean }[]): number =>
  list.filter((one) => one.right).length / Math.max(1, list.length)
