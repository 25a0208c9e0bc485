import type { Histogram, TechnicalDetails } from '../model/finding.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { titleOf } from '../tell/title-of.ts'
import { formatDuration } from '../tell/format-duration.ts'

const MAX_LISTED = 10
const AROUND_SHARE = 0.5

export function describeTechnical({ cluster, trends }: IncidentFacts): TechnicalDetails {
  const symptoms = [cluster.root, ...cluster.members.map((member) => member.symptom)]
  const durationMs = cluster.onsetMs === null || cluster.endMs === null ? null : cluster.endMs - cluster.onsetMs
  return {
    errorPatterns: symptoms
      .slice(0, MAX_LISTED)
      .map((symptom) => `${symptom.text} (${symptom.count}×, ${symptom.service ?? 'unknown service'})`),
    performanceMetrics: trends.map((trend) =>
      `${trend.service ?? ''} ${trend.name}: ${trend.from} → ${trend.to}${trend.limit === null ? '' : ` (limit ${trend.limit})`}`.trim(),
    ),
    systemBehavior:
      durationMs === null
        ? `${symptoms.length} kinds of failure, without times.`
        : `${symptoms.length} ${symptoms.length === 1 ? 'kind' : 'kinds'} of failure over ${formatDuration(durationMs)}.`,
    componentFailures: symptoms.slice(0, MAX_LISTED).map((symptom) => ({
      component: symptom.service ?? 'unknown',
      failure: titleOf(symptom, symptom.target),
      count: symptom.count,
    })),
    durationSeconds: durationMs === null ? null : Math.round(durationMs / 1000),
  }
}

/** Counts of all events and of the incident's, over its window and its surroundings. */
export function buildHistogram({ cluster, world }: IncidentFacts): Histogram {
  const { bucketMs, firstMs, lastMs } = world.digest
  if (cluster.onsetMs === null || cluster.endMs === null || firstMs === null || lastMs === null)
    return { startMs: 0, bucketMs, total: [], errors: [] }
  const aroundMs = Math.max(bucketMs * 5, (cluster.endMs - cluster.onsetMs) * AROUND_SHARE)
  const startMs = align(Math.max(firstMs, cluster.onsetMs - aroundMs), bucketMs)
  const endMs = Math.min(lastMs, cluster.endMs + aroundMs)
  const length = Math.min(2000, Math.floor((endMs - startMs) / bucketMs) + 1)
  const total = Array.from({ length }, () => 0)
  const errors = Array.from({ length }, () => 0)
  const add = (into: number[], buckets: Readonly<Record<string, readonly [number, number]>>): void => {
    for (const [start, [count]] of Object.entries(buckets)) {
      const index = Math.round((Number(start) - startMs) / bucketMs)
      if (index >= 0 && index < length) into[index] = (into[index] ?? 0) + count
    }
  }
  for (const unit of world.units) add(total, unit.buckets)
  for (const symptom of [cluster.root, ...cluster.members.map((member) => member.symptom)]) add(errors, symptom.buckets)
  return { startMs, bucketMs, total, errors }
}

const align = (timeMs: number, bucketMs: number): number => Math.floor(timeMs / bucketMs) * bucketMs
