import { findTemporalPattern } from '@holdfast/analysis/pattern/find-temporal-pattern'
import type { TimedSeries } from './generate/generate-series.ts'
import { analyzeAll } from './run-engine.ts'

/** By the statistic alone. */
export const recognisePattern = ({ timesMs, startMs, endMs }: TimedSeries): string =>
  findTemporalPattern(
    timesMs.map((timestampMs) => ({ timestampMs, count: 1 })),
    { startMs, endMs },
  ).type

/** By the whole engine, from a log in which a failure stands at these times amid steady work. */
export function recognisePatternFromLog({ timesMs, startMs, endMs }: TimedSeries): string {
  const lines = timesMs.map((atMs) => ({
    atMs,
    text: 'ERROR export to warehouse failed: connect ECONNREFUSED 10.0.7.3:5439',
  }))
  const work = Math.max(1_000, (endMs - startMs) / 400)
  for (let atMs = startMs; atMs <= endMs; atMs += work) lines.push({ atMs, text: 'INFO  order accepted' })
  const text = lines
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ atMs, text: message }) => `${new Date(atMs).toISOString()} ${message}\n`)
    .join('')
  const { incidents } = analyzeAll([{ source: 'exporter.log', bytes: Buffer.from(text) }])
  return incidents[0]?.temporal_pattern.pattern_type ?? 'no incident'
}
