import { calleeOf, findCallRoles, type CallRoles } from './find-call-roles.ts'
import type { JoinedSpan } from './join-traces.ts'
import { median } from './median.ts'
import type { Reading } from './scan-windows.ts'

export type TimeKind = 'self' | 'wire' | 'gap'
export type ObservedKind = TimeKind | 'error' | 'lost' | 'unanswered'

/** One thing that could be seen to change, with a value for each span that shows it. */
export interface Observed {
  readonly kind: ObservedKind
  /** Empty where it is about all of a service. */
  readonly operation: string
  readonly service: string
  /** Whom the call is for, where it is about one. */
  readonly peer: string | null
  /** The operation that is no longer called. */
  readonly child: string | null
  readonly readings: readonly Reading[]
  readonly spans: readonly JoinedSpan[]
}

export interface ObservedCalls {
  /** What could tell when something began: whole services, and each operation's failures. */
  readonly observed: readonly Observed[]
  /** The times of each operation. */
  readonly times: readonly Observed[]
  readonly roles: CallRoles
}

/** Calls made more rarely than this are no habit that could be given up. */
const HABIT = 0.2
const FEW = 10
/** So many calls of one operation speak for themselves. */
const ENOUGH = 20

/**
 * Of each operation: the time that it spends itself, the time between a call and the work that answers it, failures that
 * no callee explains, calls that are left out, and calls that nobody answers.
 */
export function observeCalls(spans: readonly JoinedSpan[]): ObservedCalls {
  const roles = findCallRoles(spans)
  const byOperation = [...Map.groupBy(spans, (span) => span.operation)]
  const times = byOperation.flatMap(([operation, own]) =>
    roles.has(operation) ? observeWays(own) : [observe('self', own, ({ selfMs }) => selfMs), ...observeGaps(own)],
  )
  const failures = byOperation.flatMap(([operation, own]) =>
    own.length < FEW ? [] : observeFailures(own, operation, roles),
  )
  const alone = times.filter(({ kind, readings }) => kind === 'self' && readings.length >= ENOUGH)
  return { observed: [...failures, ...alone, ...poolTimes(times)], times, roles }
}

/** Spans of one operation. */
function observe(
  kind: ObservedKind,
  spans: readonly JoinedSpan[],
  valueOf: (span: JoinedSpan) => number,
  { child = null, peer = null }: Partial<Pick<Observed, 'child' | 'peer'>> = {},
): Observed {
  const [first] = spans
  const readings = spans.map((span) => ({ atMs: span.startMs, value: valueOf(span) }))
  return { kind, operation: first?.operation ?? '', service: first?.service ?? '', peer, child, readings, spans }
}

const observeWays = (own: readonly JoinedSpan[]): Observed[] =>
  [...Map.groupBy(own, calleeOf)].flatMap(([peer, same]) =>
    peer === null ? [] : [observe('wire', same, ({ selfMs }) => selfMs, { peer })],
  )

const observeGaps = (own: readonly JoinedSpan[]): Observed[] =>
  calleesOf(own).map((peer) => {
    const calling = own.filter(({ children }) => children.some((child) => child.service === peer))
    return observe('gap', calling, (span) => gapOf(span, peer), { peer })
  })

function observeFailures(own: readonly JoinedSpan[], operation: string, roles: CallRoles): Observed[] {
  const peer = roles.get(operation) ?? null
  const isPartly = own.some(isAnswered) && !own.every(isAnswered)
  const habits = roles.has(operation) ? [] : habitsOf(own)
  return [
    ...(own.some(failsItself) ? [observe('error', own, (span) => Number(failsItself(span)))] : []),
    ...(peer !== null && isPartly ? [observe('unanswered', own, (span) => Number(!isAnswered(span)), { peer })] : []),
    ...habits.map((child) => observe('lost', own, (span) => Number(!calls(span, child)), { child })),
  ]
}

const isAnswered = ({ children }: JoinedSpan): boolean => children.length > 0

/** It fails, and nothing that it called did. */
export const failsItself = ({ isError, children }: JoinedSpan): boolean =>
  isError && !children.some((child) => child.isError)

export const calls = ({ children }: JoinedSpan, operation: string): boolean =>
  children.some((child) => child.operation === operation)

/** Other services that it calls without a span of its own for the call. */
function calleesOf(spans: readonly JoinedSpan[]): string[] {
  const counts = new Map<string, number>()
  for (const { children, service } of spans)
    for (const callee of new Set(children.map((child) => child.service)))
      if (callee !== service) counts.set(callee, (counts.get(callee) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= FEW).map(([callee]) => callee)
}

/** How long it waits before and after its calls of one service: the way there and back, and its own work beside it. */
function gapOf({ children, startMs, durationMs }: JoinedSpan, callee: string): number {
  let sum = 0
  children.forEach((child, index) => {
    if (child.service !== callee) return
    const before = children[index - 1]
    const after = children[index + 1]
    const from = before === undefined ? startMs : before.startMs + before.durationMs
    const to = after === undefined ? startMs + durationMs : after.startMs
    sum += Math.max(0, child.startMs - from) + Math.max(0, to - child.startMs - child.durationMs)
  })
  return sum
}

const MIN_POOLED = 4

/**
 * The times of a service's operations together, each measured by its own typical one: an operation that is called ten
 * times proves nothing, ten of them do. Calls count for both of their ends.
 */
function poolTimes(times: readonly Observed[]): Observed[] {
  const pools = new Map<string, { kind: ObservedKind; service: string; readings: Reading[]; spans: JoinedSpan[] }>()
  for (const { kind, service, peer, readings, spans } of times) {
    if (readings.length < MIN_POOLED) continue
    const typical = Math.max(LEAST_MS, median(readings.map(({ value }) => value)))
    for (const [end, way] of endsOf(kind, service, peer ?? service)) {
      const key = `${kind}\u001f${way}\u001f${end}`
      const pool = pools.get(key) ?? { kind, service: end, readings: [], spans: [] }
      pools.set(key, pool)
      for (const { atMs, value } of readings) pool.readings.push({ atMs, value: Math.max(value, LEAST_MS) / typical })
      for (const span of spans) pool.spans.push(span)
    }
  }
  return [...pools.values()].map((pool) => ({ ...pool, operation: '', peer: null, child: null }))
}

/**
 * What is slow on the way may be so in both directions, or in one: answers that are late are those of whoever is called,
 * calls that are late those of the caller.
 */
function endsOf(kind: ObservedKind, service: string, peer: string): (readonly [end: string, way: string])[] {
  if (kind === 'self') return [[service, '']]
  if (kind === 'gap') return [[peer, '']]
  if (peer === service) return [[service, 'both']]
  return [
    [service, 'both'],
    [peer, 'both'],
    [service, 'from'],
    [peer, 'to'],
  ]
}

/** Faster than this, clocks tell nothing. */
const LEAST_MS = 0.05

function habitsOf(spans: readonly JoinedSpan[]): string[] {
  const counts = new Map<string, number>()
  for (const { children } of spans)
    for (const operation of new Set(children.map((child) => child.operation)))
      counts.set(operation, (counts.get(operation) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= spans.length * HABIT && count >= FEW / 2).map(([name]) => name)
}
