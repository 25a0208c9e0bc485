import type { AnalysisData, Histogram } from '@holdfast/contracts/analysis-data'
import type { IncidentGlance } from '@holdfast/contracts/incident-glance'

const LEAST_QUIET_SECONDS = 300
/** Of a pattern that beats, one missing beat proves nothing yet. */
const BEATS = 2
const PARTS = 24

/** Two errors in seconds apart are one bar of a list; a histogram has up to hundreds. */
function volumeOf({ errors }: Histogram): number[] {
  const width = Math.ceil(errors.length / PARTS)
  return Array.from({ length: Math.ceil(errors.length / width) }, (_, part) =>
    errors.slice(part * width, (part + 1) * width).reduce((sum, count) => sum + count, 0),
  )
}

/** The end of the last part of the histogram that has a line of any kind, but never before the incident's own end. */
function logsUntil(histogram: Histogram | null, endedAt: string | null): string | null {
  if (histogram === null) return endedAt
  const last = histogram.total.findLastIndex((count) => count > 0)
  const lastMs = Date.parse(histogram.start) + (last + 1) * histogram.bucket_seconds * 1_000
  return new Date(Math.max(lastMs, endedAt === null ? 0 : Date.parse(endedAt))).toISOString()
}

export function glanceOf({ pipeline_results: results }: AnalysisData): IncidentGlance {
  const { log_analysis: analysis } = results
  const { histogram, temporal_pattern_analysis: pattern } = analysis
  const period = pattern.pattern_type === 'periodic' ? (pattern.period_seconds ?? 0) : 0
  const impact = results.final_incidents[0]?.impact_analysis.business_impact.trim() ?? ''
  return {
    impact: impact === '' || /^(?:unknown|user impact unknown)/i.test(impact) ? null : impact,
    logs_until: logsUntil(histogram, analysis.timeline_analysis.ended_at),
    quiet_seconds: Math.max(LEAST_QUIET_SECONDS, Math.round(period * BEATS)),
    volume: histogram === null ? [] : volumeOf(histogram),
  }
}
