import type { CallFigures } from './call-figures.ts'

/** Of the latest minutes against those before them. */
export type Health = 'healthy' | 'slow' | 'failing' | 'silent' | 'unknown'

/** Fewer calls say nothing. */
const ENOUGH = 20
/** So many calls that their slowest hundredth is more than one of them. */
const ENOUGH_FOR_TAIL = 200
const FAILING_SHARE = 0.05
/** Whatever it was before: half of the calls failing is no health. */
const MOSTLY_FAILING = 0.5
const SURE_Z = 3
const SLOWER = 1.5
const SLOWER_TAIL = 2
/** A rise that nobody would notice. */
const LEAST_MS = 5

export function judgeHealth(recent: CallFigures, before: CallFigures): Health {
  if (recent.calls === 0) return before.calls >= ENOUGH ? 'silent' : 'unknown'
  if (recent.calls < ENOUGH) return 'unknown'
  if (recent.errorShare >= MOSTLY_FAILING) return 'failing'
  if (before.calls < ENOUGH) return recent.errorShare >= FAILING_SHARE ? 'failing' : 'unknown'
  if (failsMore(recent, before)) return 'failing'
  if (rose(recent.p50Ms, before.p50Ms, SLOWER)) return 'slow'
  if (Math.min(recent.calls, before.calls) < ENOUGH_FOR_TAIL) return 'healthy'
  return rose(recent.p99Ms, before.p99Ms, SLOWER_TAIL) ? 'slow' : 'healthy'
}

function failsMore(recent: CallFigures, before: CallFigures): boolean {
  if (recent.errorShare < FAILING_SHARE) return false
  const all = recent.calls + before.calls
  const share = (recent.errorShare * recent.calls + before.errorShare * before.calls) / all
  const spread = Math.sqrt(share * (1 - share) * (1 / recent.calls + 1 / before.calls))
  return recent.errorShare - before.errorShare > SURE_Z * spread
}

const rose = (now: number | null, then: number | null, ratio: number): boolean =>
  now !== null && then !== null && now >= then * ratio && now - then >= LEAST_MS
