import { judgeMetrics, type SeriesShift } from '../metrics/judge-metrics.ts'
import { blameBreaks, type BrokenService } from './blame-breaks.ts'
import { blameLatency, type SlowService } from './blame-latency.ts'
import { citePoint, citeSpan, formatMs, formatValue } from './cite-signal.ts'
import { findWindow, SURE_Z, type FoundWindow } from './find-window.ts'
import { joinTraces, type JoinedSpan } from './join-traces.ts'
import { observeCalls } from './observe-calls.ts'
import type { Digest } from '../model/digest.ts'
import type { Signal } from './signal.ts'
import type { SignalId } from './signal-signatures.ts'
import { partsOfKey, type SpanDigest } from './span-digest.ts'

const MAX_SIGNALS = 5
const MAX_CITED = 3
/** What accounts for less than this of the strongest is noise beside it. */
const MIN_SHARE = 0.2

/** What spans and numbers show to be wrong, and with whom, the likeliest culprit first. */
export function judgeSignals({ spans, metrics }: Pick<Digest, 'spans' | 'metrics'>): Signal[] {
  const calls = spans === undefined ? NO_CALLS : judgeCalls(spans)
  const stretch =
    calls.found === null ? null : { startMs: calls.found.startMs - SLACK_MS, endMs: calls.found.endMs + SLACK_MS }
  const shifts = metrics === undefined ? [] : judgeMetrics(metrics, stretch)
  const byService = Map.groupBy(shifts, ({ series }) => series.service)
  const services = new Set([
    ...calls.broken.map(({ service }) => service),
    ...calls.slow.map(({ service }) => service),
    ...byService.keys(),
  ])
  const rated = [...services]
    .map((service) => rate(service, calls, byService.get(service) ?? []))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.service < b.service ? -1 : 1))
  const most = rated[0]?.weight ?? 0
  return rated
    .filter(({ weight }) => weight >= most * MIN_SHARE)
    .slice(0, MAX_SIGNALS)
    .map(({ weight, ...signal }) => ({ ...signal, share: weight / most }))
}

/** A point stands for the time before it. */
const SLACK_MS = 15_000

interface JudgedCalls {
  readonly found: FoundWindow | null
  readonly broken: readonly BrokenService[]
  readonly slow: readonly SlowService[]
  readonly spans: readonly JoinedSpan[]
  /** Traces seen in the window. */
  readonly traceCount: number
}

const NO_CALLS: JudgedCalls = { found: null, broken: [], slow: [], spans: [], traceCount: 0 }

function judgeCalls(digest: SpanDigest): JudgedCalls {
  const spans = joinTraces(digest)
  const observed = observeCalls(spans)
  const found =
    digest.firstMs === null || digest.lastMs === null ? null : findWindow(observed, digest.firstMs, digest.lastMs)
  if (found === null) return NO_CALLS
  const roots = spans.filter(
    ({ parent, startMs }) => parent === null && startMs >= found.startMs && startMs < found.endMs,
  )
  return {
    found,
    broken: blameBreaks(found, spans, observed.roles).filter(({ spans: own }) => own.length >= FEW),
    slow: blameLatency(found),
    spans,
    traceCount: new Set(roots.map(({ traceId }) => traceId)).size,
  }
}

const FEW = 4
/** Broken work matters more than slow work, and a number by itself less. */
const BROKEN_WEIGHT = 1.5
const METRIC_WEIGHT = 0.8
/** So much of all time lost is surely felt. */
const FELT = 0.12
const FULLY_SURE = 3

type Rated = Omit<Signal, 'share'> & { readonly weight: number }

function rate(service: string, calls: JudgedCalls, shifts: readonly SeriesShift[]): Rated {
  const { found, broken, slow } = calls
  const own = broken.find((one) => one.service === service)
  const late = slow.find((one) => one.service === service)
  const [shift] = shifts
  const sureness = surenessOf(late)
  const lateWeight = late === undefined ? 0 : (late.weight / (slow[0] ?? late).weight) * sureness
  const affected = own === undefined ? 0 : new Set(own.spans.map(({ traceId }) => traceId)).size
  const brokenWeight = affected / Math.max(1, mostBroken(broken))
  const metricWeight = shift === undefined ? 0 : metricStrength(shift)
  const isBroken = own !== undefined && brokenWeight * BROKEN_WEIGHT >= lateWeight
  const weight = brokenWeight * BROKEN_WEIGHT + lateWeight + metricWeight * METRIC_WEIGHT
  const felt = late === undefined ? 0 : sureness * feltOf(late)
  const failed = Math.min(1, affected / Math.max(1, calls.traceCount) / FELT)
  const strength = Math.max(felt, failed, metricWeight * (felt + failed > 0 ? 1 : ALONE))
  const head = { service, weight, strength }
  if (isBroken && found !== null) return { ...head, ...describeBroken(own, found) }
  const slowed = late !== undefined && found !== null && lateWeight > 0 ? describeSlow(late, found, shift) : null
  if (slowed !== null) return { ...head, ...slowed }
  return shift === undefined ? { ...head, weight: 0, strength: 0, ...EMPTY } : { ...head, ...describeRise(shift) }
}

const surenessOf = (late: SlowService | undefined): number =>
  late === undefined ? 0 : Math.min(1, (late.z - SURE_Z) / FULLY_SURE)

/** By how much slower it is, where that is a part of its requests that is felt, and beyond how it usually drifts. */
const feltOf = ({ part, ratio, z }: SlowService): number =>
  Math.min(1, part / FELT) * Math.min(1, (Math.log2(ratio) / SURELY_SLOW) * Math.min(MOST_STEADY, z / DRIFTING_Z))

/** Doublings: loads drift to twice and back. */
const SURELY_SLOW = 2.5
/** What is usually steady need not rise as far. */
const DRIFTING_Z = 7
const MOST_STEADY = 1.6

/** A number that rises while nobody is worse off is no reason to wake anybody, unless it rises a lot. */
const ALONE = 0.75

const mostBroken = (broken: readonly BrokenService[]): number =>
  Math.max(0, ...broken.map(({ spans }) => new Set(spans.map(({ traceId }) => traceId)).size))

/** By how often it doubled, and how far it left its usual spread. */
const metricStrength = ({ from, to, score }: SeriesShift): number =>
  Math.min(1, Math.log2(to / Math.max(from, to / MOST_TIMES)) / 3) * Math.min(1, score / MUCH)

const MOST_TIMES = 16
const MUCH = 20

type Described = Pick<Signal, 'id' | 'onsetMs' | 'lastMs' | 'places' | 'events' | 'count'>

const EMPTY: Described = { id: 'cpu-rise', onsetMs: 0, lastMs: 0, places: {}, events: [], count: 0 }

const BROKEN_IDS = { fails: 'fails-itself', 'breaks-off': 'breaks-off', 'no-answer': 'no-answer' } as const

function describeBroken({ kind, spans, operation }: BrokenService, found: FoundWindow): Described {
  const message = spans.find((span) => span.message !== null)?.message
  return {
    id: BROKEN_IDS[kind],
    ...timesOf(spans, found),
    places: {
      operation: partsOfKey(operation)[1],
      count: String(spans.length),
      ...(message !== null && message !== undefined && { message: message.slice(0, MAX_PLACE) }),
    },
    events: spans.slice(0, MAX_CITED).map(citeSpan),
    count: spans.length,
  }
}

const MAX_PLACE = 90

function describeSlow({ isWire, details }: SlowService, found: FoundWindow, shift?: SeriesShift): Described | null {
  const isOwn = !isWire
  const [detail] = details
  if (detail === undefined) return null
  const { observed, inside, outside } = detail
  const slow = observed.spans
    .filter(({ startMs, selfMs }) => startMs >= found.startMs && startMs < found.endMs && selfMs >= inside / 2)
    .toSorted((a, b) => b.selfMs - a.selfMs)
  const id: SignalId = !isOwn
    ? 'slow-network'
    : shift?.kind === 'cpu' || shift?.kind === 'throttling'
      ? 'cpu-bound'
      : 'slow-self'
  return {
    id,
    ...timesOf(slow, found),
    places: {
      operation: partsOfKey(observed.operation)[1],
      from: formatMs(outside),
      to: formatMs(inside),
      times: String(Math.max(2, Math.round(inside / Math.max(outside, 1e-3)))),
      ...(isOwn && shift !== undefined && placesOfShift(shift)),
    },
    events: [...slow.slice(0, MAX_CITED).map(citeSpan), ...(shift === undefined ? [] : [citePoint(shift)])],
    count: details.reduce((sum, { count }) => sum + count, 0),
  }
}

const timesOf = (
  spans: readonly JoinedSpan[],
  { startMs, endMs }: FoundWindow,
): Pick<Signal, 'onsetMs' | 'lastMs'> => ({
  onsetMs: Math.round(Math.min(...spans.map((span) => span.startMs), endMs)),
  lastMs: Math.round(Math.max(...spans.map((span) => span.startMs), startMs)),
})

const describeRise = (shift: SeriesShift): Described => ({
  id: shift.kind === 'cpu' ? 'cpu-rise' : 'resource-rise',
  onsetMs: shift.onsetMs,
  lastMs: shift.lastMs,
  places: placesOfShift(shift),
  events: [citePoint(shift)],
  count: 1,
})

const placesOfShift = ({ series, from, to }: SeriesShift) => ({
  resource: series.name,
  low: formatValue(from, series.unit),
  high: formatValue(to, series.unit),
})
