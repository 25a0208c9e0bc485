import { formatDuration } from '../explain/format-duration.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import { RESOURCE_FULL, RESTART_LOOP, SILENCE, SLOWDOWN } from './engine-signatures.ts'
import type { RestartLoop } from './find-restart-loops.ts'
import type { Slowdown } from './find-slowdowns.ts'
import type { Silence } from './find-silences.ts'
import type { Trend } from './find-trends.ts'
import type { Symptom } from './symptom.ts'

const FULL_SHARE = 0.98
const STORE = /disk|inode|volume|storage|quota|mem|rss|heap/i

export interface Counted {
  readonly silences: readonly Silence[]
  readonly trends: readonly Trend[]
  readonly slowdowns: readonly Slowdown[]
  readonly loops: readonly RestartLoop[]
}

/** Failures that no line reports: silence, a resource that is used up, answers that come late, starts without end. */
export function findCountedSymptoms({ silences, trends, slowdowns, loops }: Counted): Symptom[] {
  const silent = silences
    .filter((silence) => silence.wasRegular)
    .map((silence) => countedSymptom(SILENCE, silence.service, silence.lastMs, [silence.lastEvent], {}))
  const full = trends.filter(isFull).map((trend) =>
    countedSymptom(RESOURCE_FULL, trend.service, trend.endMs, [trend.samples[2]!.event, trend.samples[0]!.event], {
      resource: trend.name,
    }),
  )
  const slow = slowdowns.map((slowdown) => ({
    ...countedSymptom(SLOWDOWN, slowdown.service, slowdown.onsetMs, slowdown.samples, {
      from: readable(slowdown.from),
      to: readable(slowdown.to),
      times: String(Math.round(slowdown.to / slowdown.from)),
    }),
    lastMs: slowdown.endMs,
  }))
  const looping = loops.map(({ service, banner, onsetMs, everyMs, starts }) => ({
    ...countedSymptom(
      RESTART_LOOP,
      service,
      onsetMs,
      banner.samples.filter((event) => (event.timestampMs ?? 0) >= onsetMs),
      { every: formatDuration(everyMs), starts: String(starts) },
    ),
    templateIds: [banner.templateId],
    count: starts,
    lastMs: banner.lastMs,
    buckets: Object.fromEntries(Object.entries(banner.buckets).filter(([, [, firstMs]]) => firstMs >= onsetMs)),
  }))
  return [...silent, ...full, ...looping, ...slow]
}

const readable = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)

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
