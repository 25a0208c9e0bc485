import type { JoinedSpan } from './join-traces.ts'
import { median } from './median.ts'
import type { Observed } from './observe-calls.ts'

/** Calls of a service that took far longer on their way than calls of this system do. */
export interface Stray {
  /** When they were made. */
  readonly timesMs: readonly number[]
  /** With how many other services. */
  readonly ways: number
  /** Their part of all calls of the service since then. */
  readonly share: number
  /** The part of them that others made: the service that is waited for is the likelier culprit. */
  readonly asked: number
}

const MIN_WAYS = 8
const FAR = 20
const MIN_FAR = 5
const MOST = 0.6

/** What is usual on the ways between the services of this system; null where too few are seen. */
export function usualWayMs(times: readonly Observed[]): number | null {
  const typical = times
    .filter(({ kind, readings, spans }) => kind === 'wire' && readings.length > 0 && isAnswered(spans[0]))
    .map(({ spans }) => median(spans.map(({ selfMs }) => selfMs)))
  return typical.length < MIN_WAYS ? null : median(typical)
}

const isAnswered = (span: JoinedSpan | undefined): boolean => span !== undefined && span.children.length > 0

/**
 * A service that is called once before it fails and five times after it has no statistics of its own, but others have:
 * from some time on most calls between it and another one take far longer than any way of the system does, and before it
 * they did not.
 */
export function findStray({ kind, operation, service, spans }: Observed, usualMs: number | null): Stray | null {
  if (kind !== 'wire' || operation !== '' || usualMs === null) return null
  const isFar = ({ selfMs }: JoinedSpan): boolean => selfMs > usualMs * FAR
  const firstMs = Math.min(...spans.filter(isFar).map(({ startMs }) => startMs))
  const since = spans.filter(({ startMs }) => startMs >= firstMs)
  if (since.length === spans.length) return null
  const ways = [...Map.groupBy(since, (span) => wayOf(span, service)).values()].filter(
    (calls) => calls.filter(isFar).length >= calls.length * MOST,
  )
  const far = ways.flat().filter(isFar)
  if (far.length < MIN_FAR) return null
  return {
    timesMs: far.map(({ startMs }) => startMs),
    ways: new Set(ways.flat().map((call) => otherEnd(call, service))).size,
    share: far.length / since.length,
    asked: far.filter((span) => span.service !== service).length / far.length,
  }
}

const otherEnd = ({ service, children, peer }: JoinedSpan, end: string): string =>
  service === end ? (children[0]?.service ?? peer ?? '') : service

/** What calls which work: one operation of a service may be slow to reach, and not another. */
const wayOf = (span: JoinedSpan, end: string): string =>
  `${otherEnd(span, end)}\u001f${span.operation}\u001f${span.children[0]?.operation}`
