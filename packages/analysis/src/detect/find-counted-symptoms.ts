import type { LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import { RESOURCE_FULL, SILENCE } from './engine-signatures.ts'
import type { Silence } from './find-silences.ts'
import type { Trend } from './find-trends.ts'
import type { Symptom } from './symptom.ts'

const FULL_SHARE = 0.98
const STORE = /disk|inode|volume|storage|quota|mem|rss|heap/i

/** Failures that no line reports: a service that falls silent, a resource that is used up. */
export function findCountedSymptoms(silences: readonly Silence[], trends: readonly Trend[]): Symptom[] {
  const silent = silences
    .filter((silence) => silence.wasRegular)
    .map((silence) => countedSymptom(SILENCE, silence.service, silence.lastMs, [silence.lastEvent], {}))
  const full = trends.filter(isFull).map((trend) =>
    countedSymptom(RESOURCE_FULL, trend.service, trend.endMs, [trend.samples[2]!.event, trend.samples[0]!.event], {
      resource: trend.name,
    }),
  )
  return [...silent, ...full]
}

const isFull = (trend: Trend): boolean =>
  STORE.test(trend.name) && trend.samples.length > 0 && trend.to >= (trend.limit ?? 100) * FULL_SHARE

function countedSymptom(
  signature: Signature,
  service: string | null,
  onsetMs: number,
  samples: readonly LogEvent[],
  groups: Readonly<Record<string, string>>,
): Symptom {
  const lines = samples.map((event) => event.ref.line)
  return {
    key: JSON.stringify([signature.id, service, groups]),
    templateIds: [],
    text: signature.title,
    service,
    sources: [...new Set(samples.map((event) => event.ref.source))],
    level: null,
    signature,
    groups,
    status: null,
    exceptionType: null,
    count: samples.length,
    firstMs: onsetMs,
    lastMs: onsetMs,
    firstLine: Math.min(...lines),
    lastLine: Math.max(...lines),
    buckets: {},
    samples,
    faces: samples,
    badness: 2,
    soundsBad: true,
    mild: false,
    contrast: 'new',
    onsetMs,
    share: 0,
    target: null,
    opens: true,
  }
}
