import type { FoundWindow } from './find-window.ts'
import { calls, failsItself } from './observe-calls.ts'
import type { CallRoles } from './find-call-roles.ts'
import type { JoinedSpan } from './join-traces.ts'
import { median } from './median.ts'

export type BreakKind = 'fails' | 'breaks-off' | 'no-answer'

export interface BrokenService {
  readonly service: string
  readonly kind: BreakKind
  /** Spans in which it was the last that worked, or failed by itself. */
  readonly spans: readonly JoinedSpan[]
  /** The operation that shows it most. */
  readonly operation: string
}

/**
 * Who breaks what is handled: of spans that fail, or lack the calls that they used to make, the deepest one that does.
 * Where its last callee was cut short, too, that callee ended it.
 */
export function blameBreaks(found: FoundWindow, spans: readonly JoinedSpan[], roles: CallRoles): BrokenService[] {
  const lost = lostCalls(found)
  const unanswered = new Set(
    found.shifted.filter(({ observed }) => observed.kind === 'unanswered').map(({ observed }) => observed.operation),
  )
  const failing = found.shifted.some(({ observed }) => observed.kind === 'error')
  if (lost.size === 0 && unanswered.size === 0 && !failing) return []
  const inside = spans.filter(({ startMs }) => startMs >= found.startMs && startMs < found.endMs)
  const usual = usualDurations(spans.filter(({ startMs }) => startMs < found.startMs))
  const isBroken = (span: JoinedSpan): boolean =>
    (failing && span.isError) ||
    (unanswered.has(span.operation) && span.children.length === 0) ||
    [...(lost.get(span.operation) ?? [])].some((child) => !calls(span, child))
  const votes = new Map<string, { service: string; kind: BreakKind; spans: JoinedSpan[] }>()
  for (const span of inside) {
    if (!isBroken(span) || span.children.some(isBroken)) continue
    const { service, kind } = culpritOf(span, { lost, roles, usual, unanswered })
    const key = `${service}\u001f${kind}`
    const known = votes.get(key) ?? { service, kind, spans: [] }
    votes.set(key, known)
    known.spans.push(span)
  }
  return [...votes.values()]
    .map((vote) => ({ ...vote, operation: mostFrequent(vote.spans.map(({ operation }) => operation)) }))
    .sort((a, b) => b.spans.length - a.spans.length || (a.service < b.service ? -1 : 1))
}

interface Context {
  readonly lost: ReadonlyMap<string, ReadonlySet<string>>
  readonly roles: CallRoles
  readonly usual: ReadonlyMap<string, number>
  readonly unanswered: ReadonlySet<string>
}

function culpritOf(span: JoinedSpan, { roles, usual, unanswered }: Context): { service: string; kind: BreakKind } {
  const peer = roles.get(span.operation) ?? span.peer
  if (peer !== null && (unanswered.has(span.operation) || failsItself(span)))
    return { service: peer, kind: span.isError && span.children.length > 0 ? 'fails' : 'no-answer' }
  if (failsItself(span)) return { service: span.service, kind: 'fails' }
  const last = lastWorker(span)
  if (last !== null && isCutShort(last, usual)) return { service: last.service, kind: 'breaks-off' }
  return { service: span.service, kind: 'breaks-off' }
}

/** The span at the end of its last call: what a call of another service leads to. */
function lastWorker(span: JoinedSpan): JoinedSpan | null {
  const last = span.children.at(-1)
  if (last === undefined) return null
  const [only] = last.children
  return only !== undefined &&
    last.children.length === 1 &&
    last.service === span.service &&
    only.service !== span.service
    ? only
    : last
}

const CUT = 0.5

const isCutShort = (
  { operation, durationMs, children, isError }: JoinedSpan,
  usual: ReadonlyMap<string, number>,
): boolean => isError || (children.length === 0 && durationMs < (usual.get(operation) ?? 0) * CUT)

function usualDurations(spans: readonly JoinedSpan[]): Map<string, number> {
  return new Map(
    [...Map.groupBy(spans, ({ operation }) => operation)].map(([operation, own]) => [
      operation,
      median(own.map(({ durationMs }) => durationMs)),
    ]),
  )
}

function lostCalls({ shifted }: FoundWindow): Map<string, Set<string>> {
  const lost = new Map<string, Set<string>>()
  for (const { observed } of shifted)
    if (observed.kind === 'lost' && observed.child !== null)
      lost.set(observed.operation, (lost.get(observed.operation) ?? new Set()).add(observed.child))
  return lost
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''
}
