import type { ParsedLine } from './parsed-line.ts'
import { resolveTimestamp } from './resolve-timestamp.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import type { Stamp } from './scan-clock.ts'

/** The scanned timestamp becomes the line's. */
export function takeStamp(stamp: Stamp, line: ParsedLine, context: TimeContext): void {
  line.timestampMs = resolveTimestamp(stamp, context)
  line.zoneAssumed = Number.isNaN(stamp.zone) && context.zoneMinutes === null && !agrees(line.timestampMs, context)
}

const AGREEMENT_MS = 10_000

/** A runtime that notes the line within seconds of it shows that the program's clock runs on UTC; one of whole seconds says less than the runtime's. */
const agrees = (ms: number, { outerMs }: TimeContext): boolean =>
  outerMs !== undefined && outerMs !== null && ms % 1000 !== 0 && Math.abs(outerMs - ms) <= AGREEMENT_MS
