import type { TemporalPattern } from '../model/finding.ts'
import type { Trend } from '../detect/find-trends.ts'
import { formatDuration } from '../tell/format-duration.ts'
import { normalTail } from './tail-probabilities.ts'

/** The pattern of a resource that fills up: a straight line, with the chance that noise would draw one. */
export function describeClimb(trend: Trend): TemporalPattern {
  const r = Math.min(0.999999, trend.correlation)
  const z = Math.atanh(r) * Math.sqrt(Math.max(1, trend.points - 3))
  return {
    type: 'linear',
    detected: true,
    statistic: Math.round(trend.correlation * 1000) / 1000,
    pValue: 2 * normalTail(z),
    periodMs: null,
    toleranceMs: null,
    nextExpectedMs: null,
    intervals: `${trend.name} rises in a straight line from ${trend.from} to ${trend.to} within ${formatDuration(trend.endMs - trend.startMs)} (r = ${Math.round(trend.correlation * 1000) / 1000}).`,
    hypothesis: 'A leak or a growing load fills the resource until its limit is met.',
  }
}
