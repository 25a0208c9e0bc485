import { resolveTimestamp, type TimeContext } from './resolve-timestamp.ts'
import type { Stamp } from './scan-clock.ts'
import type { SourceLayout } from './source-layout.ts'

const DAY_MS = 86_400_000
const EPOCH_AWAY_MS = 30 * DAY_MS

/**
 * Far from all that its source has told: a number that only looks like a time (`size = 1195725856`), or, among lines that
 * begin with theirs, a date that a text names (`FileSet: "All" 2023-01-18 16:02:11`).
 */
export function isOfOtherTimes(found: Stamp, context: TimeContext, { headStamps, midStamps }: SourceLayout): boolean {
  const { lastMs } = context
  if (lastMs === null) return false
  if (found.kind === 'epoch') return Math.abs(found.clockMs - lastMs) > EPOCH_AWAY_MS
  if (found.kind !== 'full' || headStamps === 0 || midStamps > 0) return false
  return Math.abs(resolveTimestamp(found, { ...context }) - lastMs) > DAY_MS
}
