import { countedSymptom } from './counted-symptom.ts'
import type { Drop } from './find-drops.ts'
import { cleanText } from '../explain/describe-symptom.ts'
import { formatDuration } from '../explain/format-duration.ts'
import { DROP, GROWTH, RESOURCE_FULL, RESTART_LOOP, SILENCE, SLOWDOWN, STANDSTILL } from './engine-signatures.ts'
import type { RestartLoop } from './find-restart-loops.ts'
import type { Slowdown } from './find-slowdowns.ts'
import type { Silence } from './find-silences.ts'
import type { Standstill } from './find-standstills.ts'
import type { Trend } from './find-trends.ts'
import type { Symptom } from './symptom.ts'

const FULL_SHARE = 0.98
/** What waits to be worked off: its growth alone says that somebody does not keep up. */
const BACKLOG = /queue|backlog|lag|depth|pending|unacked/i
const MIN_BACKLOG = 100
const MIN_BACKLOG_RATIO = 5
const STORE = /disk|inode|volume|storage|quota|mem|rss|heap/i

export interface Counted {
  readonly silences: readonly Silence[]
  readonly trends: readonly Trend[]
  readonly slowdowns: readonly Slowdown[]
  readonly loops: readonly RestartLoop[]
  readonly standstills: readonly Standstill[]
  readonly growths: readonly Trend[]
  readonly drops: readonly Drop[]
}

/** Failures that no line reports: silence, work that stands still, what grows or is used up, late answers, endless starts. */
export function findCountedSymptoms({
  silences,
  trends,
  slowdowns,
  loops,
  standstills,
  growths,
  drops,
}: Counted): Symptom[] {
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
  const standing = standstills.map(({ service, work, lastMs, everyMs, times, samples, lastWord }) =>
    countedSymptom(STANDSTILL, service, lastMs, samples, {
      every: formatDuration(everyMs),
      times: String(times),
      work: inOurWords(work.samples[0]!.message),
      last_word: lastWord === null ? '' : `What it says just then: ${inOurWords(lastWord.message)}.`,
    }),
  )
  const growing = growths
    .filter((growth) => BACKLOG.test(growth.name) && isBacklog(growth))
    .map((growth) => ({
      ...countedSymptom(GROWTH, growth.service, growth.startMs, [growth.samples[2]!.event], {
        resource: growth.name.replaceAll('_', ' '),
        from: readable(growth.from),
        to: readable(growth.to),
        during: formatDuration(growth.endMs - growth.startMs),
      }),
      lastMs: growth.endMs,
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
  const fallen = drops.map(({ service, onsetMs, endMs, from, to, samples }) => ({
    ...countedSymptom(DROP, service, onsetMs, samples, {
      from: readable(from),
      to: readable(to),
      share: String(Math.round((100 * to) / from)),
    }),
    lastMs: endMs,
  }))
  return [...silent, ...standing, ...full, ...looping, ...growing, ...slow, ...fallen]
}

const isBacklog = ({ from, to }: Trend): boolean =>
  to - from >= MIN_BACKLOG && to >= Math.max(1, from) * MIN_BACKLOG_RATIO

const MAX_WORK = 100

const inOurWords = (message: string): string => cleanText(message).slice(0, MAX_WORK).trimEnd()

const readable = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)

const isFull = (trend: Trend): boolean =>
  STORE.test(trend.name) && trend.samples.length > 0 && trend.to >= (trend.limit ?? 100) * FULL_SHARE
