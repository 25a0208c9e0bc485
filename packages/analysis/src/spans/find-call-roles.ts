import type { JoinedSpan } from './join-traces.ts'

/**
 * Operations that do nothing but call another service, and whom: null where they are named for how they call rather than
 * whom ('HTTP GET'), and call several.
 */
export type CallRoles = ReadonlyMap<string, string | null>

const MOST = 0.5
const ALL = 0.9

/**
 * By what is seen, for kinds are often left out: within its own service it is called, and its only child works in
 * another one. Where nothing answers with spans of its own, its attributes name the peer.
 */
export function findCallRoles(spans: readonly JoinedSpan[]): CallRoles {
  const votes = new Map<string, { total: number; callees: Map<string, number> }>()
  for (const span of spans) {
    const vote = votes.get(span.operation) ?? { total: 0, callees: new Map<string, number>() }
    votes.set(span.operation, vote)
    vote.total++
    const callee = calleeOf(span)
    if (callee !== null) vote.callees.set(callee, (vote.callees.get(callee) ?? 0) + 1)
  }
  const roles = new Map<string, string | null>()
  for (const [operation, { total, callees }] of votes) {
    const called = [...callees.values()].reduce((sum, count) => sum + count, 0)
    const [first] = [...callees].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    if (first !== undefined && called >= total * MOST) roles.set(operation, first[1] >= called * ALL ? first[0] : null)
  }
  return roles
}

/** Whom this one span calls, where it does nothing else. */
export function calleeOf({ parent, children, service, peer }: JoinedSpan): string | null {
  const [only] = children
  if (only === undefined) return peer !== null && peer !== service ? peer : null
  if (children.length > 1 || only.service === service) return null
  return parent !== null && parent.service === service ? only.service : null
}
